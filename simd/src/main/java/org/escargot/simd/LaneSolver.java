package org.escargot.simd;

import static org.escargot.simd.LaneState.NODE;
import static org.escargot.simd.LaneSweep.LANES;

import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OtherDigit;

/// Solves a list with a puzzle in each lane of a vector; a lane whose puzzle is done takes the next one at once.
///
/// So lanes never wait for each other. Between two sweeps each lane that is solved, broken or stuck is served alone:
/// it takes back its last guess, guesses, or takes the next puzzle.
final class LaneSolver implements BulkSolver {
    /// The most nodes on one stack: each was put there by a guess at a cell of its own.
    private static final int DEEPEST = 81;

    private final LaneState state = new LaneState();
    private final int[] stacks = new int[LANES * DEEPEST * NODE];
    private final int[] depths = new int[LANES];
    private final int[] puzzleOf = new int[LANES];

    private List<? extends Puzzle> puzzles = List.of();
    /// What is asked instead of `puzzles`, where there are any.
    private List<OtherDigit> questions = List.of();
    private LaneAnswers answers = new LaneAnswers(0);
    private int limit;

    @Override
    public BulkAnswers solve(List<? extends Puzzle> puzzles, int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        this.limit = limit;
        this.puzzles = puzzles;
        questions = List.of();
        return run(puzzles.size());
    }

    @Override
    public BulkAnswers solveOtherwise(List<OtherDigit> questions) {
        limit = 1;
        puzzles = List.of();
        this.questions = questions;
        return run(questions.size());
    }

    private BulkAnswers run(int count) {
        answers = new LaneAnswers(count);
        Arrays.fill(depths, 0);
        int next = 0;
        long active = 0;
        for (int lane = 0; lane < LANES && next < count; lane++) {
            load(lane, next++);
            active |= 1L << lane;
        }
        while (active != 0) {
            long outcome = LaneSweep.sweep(state.words);
            long broken = outcome & active;
            long solved = outcome >>> LaneSweep.SOLVED & active & ~broken;
            long stuck = outcome >>> LaneSweep.STUCK & active & ~broken & ~solved;
            for (long rest = stuck; rest != 0; rest &= rest - 1) {
                guess(Long.numberOfTrailingZeros(rest));
            }
            for (long rest = solved | broken; rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                boolean done = (solved >>> lane & 1) != 0 && isEnough(lane) || depths[lane] == 0;
                if (!done) {
                    takeBack(lane);
                } else if (next < count) {
                    load(lane, next++);
                } else {
                    active &= ~(1L << lane);
                }
            }
        }
        return answers;
    }

    private boolean isEnough(int lane) {
        return answers.found(puzzleOf[lane], state.words, lane, LANES) == limit;
    }

    private void load(int lane, int puzzle) {
        puzzleOf[lane] = puzzle;
        depths[lane] = 0;
        if (questions.isEmpty()) {
            state.load(lane, puzzles.get(puzzle));
        } else {
            OtherDigit question = questions.get(puzzle);
            state.load(lane, question.puzzle());
            state.exclude(lane, question.cell(), question.digit());
        }
    }

    private void takeBack(int lane) {
        state.restore(lane, stacks, (lane * DEEPEST + --depths[lane]) * NODE);
    }

    /// Assumes a candidate and puts the opposite assumption on the lane's stack.
    private void guess(int lane) {
        answers.guessed(puzzleOf[lane]);
        state.guess(lane, stacks, (lane * DEEPEST + depths[lane]++) * NODE);
    }
}
