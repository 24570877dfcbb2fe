package org.escargot.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.grid.Symmetry;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BulkGeneratorTest {
    private final BulkSolver solver = new OneByOneSolver(new BandSolver());

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 300})
    void itMakesThePuzzlesOfThePlainGenerator(int count) {
        Recipe recipe = Recipe.PLAIN.with(Minimality.CLUES);
        PuzzleGenerator plain = new PuzzleGenerator(recipe);
        List<Generated> expected = LongStream.range(100, 100 + count)
                .mapToObj(index -> plain.generate(7, index, 1).orElseThrow())
                .toList();

        assertThat(new BulkGenerator(recipe, solver).generate(7, 100, count)).isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void aRecipeWithMoreThanMinimalPuzzlesIsRefused(Symmetry symmetry) {
        assertThatThrownBy(() -> new BulkGenerator(Recipe.PLAIN.with(symmetry), solver))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRecipeWithSoManyCluesDoesNotSuit() {
        assertThat(BulkGenerator.suits(Recipe.PLAIN)).isTrue();
        assertThat(BulkGenerator.suits(Recipe.PLAIN.with(new ClueRange(25, 30))))
                .isFalse();
    }
}
