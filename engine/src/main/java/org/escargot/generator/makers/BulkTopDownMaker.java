package org.escargot.generator.makers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OtherDigit;

/// Makes many minimal puzzles side by side, so that a [BulkSolver] has a list of questions to answer. They are the same
/// as those of a [TopDownMaker] without symmetry and with any number of clues. Keeps working memory, so it belongs to
/// one thread.
public final class BulkTopDownMaker {
    /// How many puzzles are under way at once: enough to fill the lanes of a vector many times, few enough for their
    /// unavoidable sets to stay in the cache.
    private static final int UNDER_WAY = 64;

    private final BandSolver alone = new BandSolver();
    private final SolutionGrids grids = new SearchedGrids();
    private final BulkSolver solver;
    private final Removal[] removals = new Removal[UNDER_WAY];
    /// Which puzzle each removal makes.
    private final int[] puzzles = new int[UNDER_WAY];

    /// A maker that asks `solver`.
    public BulkTopDownMaker(BulkSolver solver) {
        this.solver = solver;
        Arrays.setAll(removals, _ -> new Removal());
    }

    /// A puzzle from each of `randoms`, in their order.
    public List<Givens> attempt(List<RandomSource> randoms) {
        Givens[] made = new Givens[randoms.size()];
        int next = 0;
        int active = 0;
        while (active > 0 || next < made.length) {
            answer(active);
            while (active < UNDER_WAY && next < made.length) {
                begin(active++, next, randoms.get(next++));
            }
            active = withoutDone(active, made);
        }
        return List.of(made);
    }

    /// Takes what is done out of the first `active` removals; how many are left.
    private int withoutDone(int active, Givens[] made) {
        int left = active;
        for (int slot = active - 1; slot >= 0; slot--) {
            if (removals[slot].isDone()) {
                made[puzzles[slot]] = removals[slot].givens();
                swap(slot, --left);
            }
        }
        return left;
    }

    private void begin(int slot, int puzzle, RandomSource random) {
        puzzles[slot] = puzzle;
        Grid solution = grids.next(random);
        CellSet[] units = Minimizer.units(CellSet.ALL, Symmetry.NONE, random);
        removals[slot].begin(solution, CellSet.ALL, units, 0);
        answerAlone(removals[slot]);
    }

    /// Answers one question of each of the first `active` removals, which all ask about one clue.
    private void answer(int active) {
        List<OtherDigit> questions = new ArrayList<>(active);
        for (int slot = 0; slot < active; slot++) {
            removals[slot].aboutOneClue().ifPresent(questions::add);
        }
        BulkAnswers answers = solver.solveOtherwise(questions);
        for (int slot = 0; slot < active; slot++) {
            removals[slot].answer(answers.solution(slot));
            answerAlone(removals[slot]);
        }
    }

    /// Answers what is asked about several clues at once, few questions of each puzzle.
    private void answerAlone(Removal removal) {
        while (!removal.isDone() && removal.aboutOneClue().isEmpty()) {
            removal.answer(Minimizer.differentSolution(removal, alone));
        }
    }

    private void swap(int one, int other) {
        Removal removal = removals[one];
        removals[one] = removals[other];
        removals[other] = removal;
        int puzzle = puzzles[one];
        puzzles[one] = puzzles[other];
        puzzles[other] = puzzle;
    }
}
