package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;
import org.escargot.Many;
import org.escargot.game.Board;
import org.escargot.game.GameState;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.help.Hint;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.random.RandomSource;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solutions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Every step is true and proved where a puzzle does not say which digits are given: grids of candidates, sukakus, and
/// boards on which a puzzle is being typed. `-Descargot.soundness=N` says how many of each.
@Tag("many")
class UnknownGivensTest {
    private static final long SEED = 20261122;
    /// In the first grids, and in every tenth after them, all steps of a position are looked at: that takes
    /// longest.
    private static final int LOOKED_THROUGH = 10;
    private static final int EVERY = 10;
    /// Of so many of the first grids one is explained by Sudoku Explainer's scale too, which takes longer still.
    private static final int EXPLAINED = 10;

    private final HodokuScale scheme = new HodokuScale();
    private final LogicSolver usual = new LogicSolver(Finders.USUAL);
    private final LongAdder steps = new LongAdder();

    @FunctionalInterface
    private interface Grids {
        /// What is wrong with the steps of the grid `index`.
        List<String> faults(long index);
    }

    @Test
    void stepsAreSoundInPuzzlesWrittenAsCandidates() {
        assertAllSound(Many.of(20, 40), this::ofPuzzle);
    }

    @Test
    void stepsAreSoundInPencilmarksTakenOnTheWay() {
        assertAllSound(Many.of(20, 40), this::ofPosition);
    }

    @Test
    void stepsAreSoundInSukakus() {
        assertAllSound(Many.of(2, 24), this::ofSukaku);
    }

    @Test
    void stepsAreSoundInSukakusWithSeveralSolutions() {
        assertAllSound(Many.of(4, 20), this::ofSeveralSolutions);
    }

    @Test
    void hintsAreSoundWhileAPuzzleIsTyped() {
        assertAllSound(Many.of(20, 40), this::ofTyping);
    }

    @Tag("full")
    @Test
    void stepsAreSoundInManyGridsOfEveryKind() {
        for (Grids grids : List.<Grids>of(
                this::ofPuzzle, this::ofPosition, this::ofSukaku, this::ofSeveralSolutions, this::ofTyping)) {
            assertAllSound(2000, grids);
        }
    }

    private void assertAllSound(int usually, Grids grids) {
        int count = Integer.getInteger("escargot.soundness", usually);
        List<String> faults = LongStream.range(0, count)
                .parallel()
                .mapToObj(grids::faults)
                .flatMap(List::stream)
                .limit(20)
                .toList();
        System.out.println(count + " grids, " + steps + " steps");
        assertThat(faults).isEmpty();
    }

    private List<String> ofPuzzle(long index) {
        MinimalPuzzles.Solved solved = new MinimalPuzzles(SEED).puzzle(index);
        Pencilmarks placed = Pencilmarks.of(solved.puzzle());
        Pencilmarks start = index % 2 == 0 ? placed : asCandidates(placed);
        return faults(index, start, solved.solution());
    }

    private List<String> ofPosition(long index) {
        MinimalPuzzles.Solved solved = new MinimalPuzzles(SEED).puzzle(index);
        List<Pencilmarks> positions = TestPuzzles.positions(scheme.climb(solved.puzzle()));
        int taken = RandomSource.of(SEED + 1, index).nextInt(positions.size());
        return faults(index, positions.get(taken), solved.solution());
    }

    private List<String> ofSukaku(long index) {
        Grid solution = new MinimalPuzzles(SEED).puzzle(index).solution();
        Pencilmarks start = new Sukakus(RandomSource.of(SEED + 2, index)).around(solution, 1);
        return faults(index, start, solution);
    }

    private List<String> ofSeveralSolutions(long index) {
        Grid solution = new MinimalPuzzles(SEED).puzzle(index).solution();
        Pencilmarks start = new Sukakus(RandomSource.of(SEED + 3, index)).around(solution, 20);
        List<Grid> solutions = new ArrayList<>();
        new SimpleSolver().search(start, found -> !solutions.add(found));
        LogicSolver careful = solutions.size() == 1 ? usual : usual.assumingNothing();
        return faults(index, careful.solve(start, start), start, careful, solutions);
    }

    /// A puzzle is typed, with some of its solution's digits behind it: all of them are what there is to solve.
    private List<String> ofTyping(long index) {
        MinimalPuzzles.Solved solved = new MinimalPuzzles(SEED).puzzle(index);
        RandomSource random = RandomSource.of(SEED + 4, index);
        Grid typed = solved.puzzle().grid();
        for (int more = random.nextInt(30); more > 0; more--) {
            int cell = random.nextInt(Cell.COUNT);
            typed = typed.with(cell, solved.solution().digit(cell));
        }
        Board board = typed(typed);
        Solutions answer = Solutions.of(board.puzzle(), new BandSolver());
        List<String> faults = new ArrayList<>();
        for (Hint.Next hint : hints(index, board, answer)) {
            steps.increment();
            StepCheck.fault(hint.facts(), List.of(solved.solution()), hint.step())
                    .ifPresent(faults::add);
        }
        return faults;
    }

    private List<Hint.Next> hints(long index, Board board, Solutions answer) {
        if (isLookedThrough(index)) {
            return Hint.all(board, answer, usual);
        }
        return Hint.of(board, answer, usual) instanceof Hint.Next next ? List.of(next) : List.of();
    }

    private static Board typed(Grid digits) {
        GameState state = GameState.enter();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (digits.digit(cell) > 0) {
                state = state.apply(new BoardCommand.TypeAt(cell, digits.digit(cell)), 0);
            }
        }
        return state.board();
    }

    private List<String> faults(long index, Pencilmarks start, Grid solution) {
        List<String> faults = faults(index, scheme.climb(start, start), start, usual, List.of(solution));
        if (index < LOOKED_THROUGH && index % EXPLAINED == 0) {
            Pencilmarks marks = start;
            for (var explained : new ExplainerRater().path(start).steps()) {
                steps.increment();
                StepCheck.fault(new Facts(marks, start), List.of(solution), explained.step())
                        .ifPresent(faults::add);
                marks = explained.effects().applyTo(marks);
            }
        }
        return faults;
    }

    /// What is wrong with the steps of `path`, and with all steps that `solver` finds somewhere on it.
    private List<String> faults(
            long index, SolvePath path, Pencilmarks start, LogicSolver solver, List<Grid> solutions) {
        List<String> faults = new ArrayList<>();
        List<Pencilmarks> positions = TestPuzzles.positions(path);
        for (int at = 0; at < path.steps().size(); at++) {
            steps.increment();
            StepCheck.fault(
                            new Facts(positions.get(at), start),
                            solutions,
                            path.steps().get(at))
                    .ifPresent(faults::add);
        }
        if (isLookedThrough(index)) {
            int somewhere = RandomSource.of(SEED + 5, index).nextInt(positions.size());
            Facts facts = new Facts(positions.get(somewhere), start);
            solver.all(facts).forEach(step -> {
                steps.increment();
                StepCheck.fault(facts, solutions, step).ifPresent(faults::add);
            });
        }
        return faults;
    }

    private static boolean isLookedThrough(long index) {
        return index < LOOKED_THROUGH || index % EVERY == 0;
    }

    /// The same marks with every digit as its cell's only candidate.
    private static Pencilmarks asCandidates(Pencilmarks marks) {
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            candidates[cell] = marks.digit(cell) > 0
                    ? DigitSet.bit(marks.digit(cell))
                    : marks.candidates(cell).bits();
        }
        return Pencilmarks.ofCandidates(candidates);
    }
}
