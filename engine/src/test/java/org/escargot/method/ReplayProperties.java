package org.escargot.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.solver.SimpleSolver;

/// Whoever follows a trace comes to exactly the solutions of the puzzle.
class ReplayProperties {
    private static final int LIMIT = 20;
    private static final int MOST_EVENTS = 20_000_000;
    private static final Grid SOLVED =
            Grid.of("162857493534129678789643521475312986913586742628794135356478219241935867897261354");

    @Property(tries = 150)
    void aTraceLeadsToEverySolution(
            @ForAll("traced") Method method, @ForAll("puzzles") Puzzle puzzle, @ForAll long seed) {
        List<Grid> expected = new ArrayList<>();
        new SimpleSolver().search(puzzle, grid -> expected.add(grid) && expected.size() == LIMIT);
        Trace trace = Trace.of(method.search(seed).orElseThrow(), puzzle, LIMIT, MOST_EVENTS);
        assertThat(trace.isComplete()).isTrue();

        List<Grid> found = found(trace, puzzle);

        assertThat(found).hasSameSizeAs(expected).doesNotHaveDuplicates().allMatch(Grid::isSolved);
        if (expected.size() < LIMIT) {
            assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    /// Follows a trace, and checks on the way that nothing is placed or struck that is not there.
    private static List<Grid> found(Trace trace, Puzzle puzzle) {
        Replay replay = new Replay(puzzle);
        List<Grid> found = new ArrayList<>();
        for (int i = 0; i < trace.size(); i++) {
            int event = trace.event(i);
            boolean changes = switch (Event.kind(event)) {
                case PLACE, STRIKE -> true;
                case GUESS -> Event.cell(event) != Event.NO_CELL;
                case CALL, ROUND, UNDO, DEAD_END, SOLUTION, SHARE -> false;
            };
            if (changes && !replay.candidates(Event.cell(event)).contains(Event.digit(event))) {
                throw new AssertionError("not a candidate: " + Event.describe(event));
            }
            replay.accept(event);
            if (Event.kind(event) == Event.Kind.SOLUTION) {
                found.add(replay.grid());
            }
        }
        if (found.size() < LIMIT) {
            assertThat(replay.depth()).isZero();
        }
        return found;
    }

    @Provide
    Arbitrary<Method> traced() {
        return Arbitraries.of(Method.values()).filter(method -> method != Method.BANDS);
    }

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return Arbitraries.oneOf(clues(24, 60), spoilt(), sukaku());
    }

    private Arbitrary<Puzzle> clues(int fewest, int most) {
        return places(fewest, most).map(cells -> new Givens(dug(cells)));
    }

    /// With a wrong digit: mostly without a solution, often against the rules.
    private Arbitrary<Puzzle> spoilt() {
        return Combinators.combine(
                        places(28, 60),
                        Arbitraries.integers().between(0, 80),
                        Arbitraries.integers().between(1, 9))
                .as((cells, cell, digit) -> new Givens(dug(cells).with(cell, digit)));
    }

    /// A digit of the solution in every cell, and some others.
    private Arbitrary<Puzzle> sukaku() {
        Arbitrary<Integer> noise = Arbitraries.integers().between(0, 511);
        return noise.list().ofSize(2 * Cell.COUNT).map(bits -> {
            int[] candidates = new int[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                candidates[cell] = DigitSet.bit(SOLVED.digit(cell)) | bits.get(2 * cell) & bits.get(2 * cell + 1);
            }
            return Pencilmarks.ofCandidates(candidates);
        });
    }

    private static Arbitrary<List<Integer>> places(int fewest, int most) {
        return Arbitraries.integers()
                .between(0, 80)
                .list()
                .uniqueElements()
                .ofMinSize(fewest)
                .ofMaxSize(most);
    }

    private static Grid dug(List<Integer> cells) {
        Grid grid = Grid.EMPTY;
        for (int cell : cells) {
            grid = grid.with(cell, SOLVED.digit(cell));
        }
        return grid;
    }
}
