package org.escargot.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.solver.ArbitraryPuzzles;
import org.escargot.solver.SimpleSolver;

/// A replay of a trace comes to exactly the solutions of the puzzle.
class ReplayProperties {
    private static final int LIMIT = 20;
    private static final int MOST_EVENTS = 20_000_000;

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

    /// Follows a trace, and checks on the way that nothing is placed or eliminated that is not there.
    private static List<Grid> found(Trace trace, Puzzle puzzle) {
        Replay replay = new Replay(puzzle);
        List<Grid> found = new ArrayList<>();
        for (int i = 0; i < trace.size(); i++) {
            int event = trace.event(i);
            boolean changes = switch (Event.kind(event)) {
                case PLACE, ELIMINATE -> true;
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
        return Arbitraries.oneOf(
                ArbitraryPuzzles.clues(24, 60), ArbitraryPuzzles.spoilt(28, 60), ArbitraryPuzzles.sukaku());
    }
}
