package org.escargot.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.makers.Minimizer;
import org.escargot.generator.makers.SearchedGrids;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PuzzleGeneratorTest {
    private static final int SAMPLE = 3000;

    private final BandSolver solver = new BandSolver();

    private static Generated make(Recipe recipe, int index) {
        return new PuzzleGenerator(recipe).generate(1, index, 10_000).orElseThrow();
    }

    /// Published for removal in random order: mean 24.4, standard deviation 1.12. The tolerances are more than five
    /// standard errors of this sample, plus the rounding of the published figures.
    @Test
    void plainPuzzlesHaveAsManyCluesAsRemovalFromTheTopGives() {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN);
        int[] clues = IntStream.range(0, SAMPLE)
                .map(i -> generator
                        .generate(3, i, 1)
                        .orElseThrow()
                        .puzzle()
                        .cells()
                        .size())
                .toArray();
        double mean = IntStream.of(clues).average().orElseThrow();
        double variance = IntStream.of(clues)
                .mapToDouble(k -> (k - mean) * (k - mean))
                .average()
                .orElseThrow();

        assertThat(mean).isBetween(24.25, 24.55);
        assertThat(Math.sqrt(variance)).isBetween(1.02, 1.22);
    }

    @Test
    void aPuzzleDependsOnSeedAndNumberAlone() {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN);
        Generated third = generator.generate(1, 3, 1).orElseThrow();
        generator.generate(1, 4, 1);

        assertThat(generator.generate(1, 3, 1)).contains(third);
        assertThat(make(Recipe.PLAIN, 3)).isEqualTo(third);
        assertThat(make(Recipe.PLAIN, 4).puzzle()).isNotEqualTo(third.puzzle());
    }

    @ParameterizedTest
    @EnumSource
    void symmetryHoldsAndNoOrbitCanBeSpared(Symmetry symmetry) {
        Recipe recipe = Recipe.PLAIN.with(symmetry).with(Minimality.ORBITS);
        for (int i = 0; i < 20; i++) {
            Generated made = make(recipe, i);

            assertThat(symmetry.holds(made.puzzle().cells())).isTrue();
            assertThat(solver.count(made.puzzle(), 2)).isEqualTo(1);
            assertThat(made.minimality() == Minimality.CLUES).isEqualTo(new Minimizer().isMinimal(made.puzzle()));
        }
    }

    @Test
    void minimalityOfCluesCanBeHadUnderSymmetryToo() {
        Recipe recipe = Recipe.PLAIN.with(Symmetry.ROTATIONAL_180).with(Minimality.CLUES);

        assertThat(new Minimizer().isMinimal(make(recipe, 0).puzzle())).isTrue();
    }

    @Test
    void theNumberOfCluesIsWithinTheRange() {
        for (int i = 0; i < 40; i++) {
            assertThat(make(Recipe.PLAIN.with(new ClueRange(30, 34)), i)
                            .puzzle()
                            .cells()
                            .size())
                    .isBetween(30, 34);
            assertThat(make(Recipe.PLAIN.with(new ClueRange(22, 23)), i)
                            .puzzle()
                            .cells()
                            .size())
                    .isBetween(22, 23);
        }
    }

    @Test
    void theSolutionIsTheOneAskedFor() {
        Grid grid = new SearchedGrids().next(RandomSource.of(9));
        Givens puzzle = make(Recipe.PLAIN.with(grid), 0).puzzle();

        assertThat(solver.solve(puzzle)).contains(grid);
        assertThat(solver.count(puzzle, 2)).isEqualTo(1);
    }

    @Test
    void fewerThanSeventeenCluesAreRefused() {
        assertThatThrownBy(() -> new PuzzleGenerator(Recipe.PLAIN.with(new ClueRange(10, 16))))
                .hasMessage("a puzzle with fewer than 17 clues has several solutions");
    }
}
