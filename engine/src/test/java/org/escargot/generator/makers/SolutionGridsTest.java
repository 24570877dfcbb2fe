package org.escargot.generator.makers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;

class SolutionGridsTest {
    private static final double EXACT_MEAN = 27_704_267_971.0 * 128 / (36_288.0 * 36_288.0);

    @Test
    void everyGridIsSolvedAndFollowsFromTheStreamAlone() {
        SearchedGrids one = new SearchedGrids();
        SearchedGrids other = new SearchedGrids();

        for (int i = 0; i < 300; i++) {
            Grid grid = one.next(RandomSource.of(5, i));
            assertThat(grid.isSolved()).isTrue();
            assertThat(other.next(RandomSource.of(5, i))).isEqualTo(grid);
            other.next(RandomSource.of(6, i));
        }
    }

    @Test
    void uniformGridsAreSolvedAndRepeatable() {
        Grid grid = new UniformGrids().next(RandomSource.of(5, 0));

        assertThat(grid.isSolved()).isTrue();
        assertThat(new UniformGrids().next(RandomSource.of(5, 0))).isEqualTo(grid);
    }

    /// The grid depends on the order in which the solver finds the completions of a frame.
    @Test
    void uniformGridsOfASeedStay() {
        assertThat(new UniformGrids().next(RandomSource.of(3, 2)))
                .isEqualTo(
                        Grid.of("614278395259431876738695214397162458546783129182954637465329781973816542821547963"));
    }

    /// [RichestFrameTest] shows that no others have more.
    @Test
    void theRichestFramesHaveAsManyCompletionsAsTheBounds() {
        Givens repeating = new Givens(
                Grid.of("147258369825369147693147258231......456......789......312......564......978......"));
        Givens other = new Givens(
                Grid.of("145268379267349158389157246671......428......593......716......952......834......"));

        assertThat(UniformGrids.repeats(repeating)).isTrue();
        assertThat(UniformGrids.repeats(other)).isFalse();
        assertThat(new BandSolver().count(repeating, 20_000)).isEqualTo(UniformGrids.MOST);
        assertThat(new BandSolver().count(other, 20_000)).isEqualTo(UniformGrids.MOST_WITHOUT_REPEAT);
    }

    /// The mean over all frames is known exactly. One frame varies by about 230; the tolerance is five standard
    /// errors of 400 frames.
    @Test
    void framesHaveAsManyCompletionsAsIsPublished() {
        UniformGrids grids = new UniformGrids();
        double mean = IntStream.range(0, 400)
                .mapToLong(i -> grids.completions(RandomSource.of(7, i)))
                .average()
                .orElseThrow();

        assertThat(mean).isBetween(EXACT_MEAN - 60, EXACT_MEAN + 60);
    }

    @Test
    void aGivenGridMustBeSolved() {
        assertThatThrownBy(() -> SolutionGrids.always(Grid.EMPTY)).hasMessageEndingWith("must be solved.");
    }
}
