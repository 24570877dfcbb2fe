package org.escargot.rating.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.grid.Givens;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.RatingShape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RatingShapeTest {
    private final ExplainerRater rater = new ExplainerRater();

    /// Most puzzles begin with hidden singles, so both outcomes come.
    @ParameterizedTest
    @EnumSource
    void aRatingIsGivenUpExactlyWhereItLosesTheShape(RatingShape shape) {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN);
        RatingLimits limits = new RatingLimits(Integer.MAX_VALUE, shape, () -> false);
        for (int i = 0; i < 300; i++) {
            Givens puzzle = generator.generate(11, i, 1000).orElseThrow().puzzle();
            ExplainerRating whole = rater.rate(puzzle, RatingLimits.upTo(79));
            if (whole.end() != RatingEnd.RATED) {
                continue;
            }
            ExplainerRating limited = rater.rate(puzzle, limits);
            if (whole.has(shape)) {
                assertThat(limited).isEqualTo(whole);
            } else {
                assertThat(limited.end()).isEqualTo(RatingEnd.ABOVE_LIMIT);
                assertThat(limited.er()).isLessThanOrEqualTo(whole.er());
            }
        }
    }
}
