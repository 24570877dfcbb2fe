package org.escargot.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A thousand puzzles by every method that tells what it does; for all but plain, which would take hours for some of
/// them, each as minimal as removal leaves it.
@Tag("full")
class ManyTracesTest {
    private static final int PUZZLES = 1000;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BANDS")
    void everyTraceReachesExactlyTheSolution(Method method) {
        MethodSearch search = method.search(1).orElseThrow();
        BandSolver solver = new BandSolver();
        PuzzleGenerator generator =
                new PuzzleGenerator(method == Method.PLAIN ? Recipe.PLAIN.with(new ClueRange(32, 36)) : Recipe.PLAIN);
        IntStream.range(0, PUZZLES).forEach(number -> {
            Givens puzzle =
                    generator.generate(1, number, Long.MAX_VALUE).orElseThrow().puzzle();
            Replay replay = new Replay(puzzle);
            Grid[] reached = new Grid[1];
            search.search(puzzle, event -> {
                replay.accept(event);
                if (Event.kind(event) == Event.Kind.SOLUTION) {
                    assertThat(reached[0]).as("%s", puzzle).isNull();
                    reached[0] = replay.grid();
                }
                return false;
            });
            assertThat(reached[0])
                    .as("%s", puzzle)
                    .isEqualTo(solver.solve(puzzle).orElseThrow());
            assertThat(replay.depth()).isZero();
        });
    }
}
