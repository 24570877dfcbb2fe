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
                        Grid.of("614278395259431876738695214397124568546987123182563947465319782973842651821756439"));
    }

    @Test
    void theRichestFramesKnownAreWithinTheBound() {
        String frame = "123548697456972831789316254342......675......891......567......234......918......";

        assertThat(BandSolver.inFixedOrder().count(new Givens(Grid.of(frame)), 10_000))
                .isEqualTo(6_280)
                .isLessThanOrEqualTo(UniformGrids.MOST);
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
