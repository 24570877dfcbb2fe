package org.escargot.generator.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.escargot.format.Flaw;
import org.escargot.generator.Generated;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.RecipeProblems;
import org.escargot.grid.Givens;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.RatingShape;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ExplainerWishTest {
    private final ExplainerRater rater = new ExplainerRater();

    private static ExplainerWish wish(int lowest, int highest, RatingShape shape) {
        return new ExplainerWish(lowest, highest, shape);
    }

    @ParameterizedTest
    @CsvSource({"10, 10, ANY", "15, 15, ANY", "20, 26, DIAMOND", "36, 44, PEARL", "71, 74, ANY", "72, 72, DIAMOND"})
    void whatIsMadeIsRatedAsWished(int lowest, int highest, RatingShape shape) {
        Recipe recipe = Recipe.PLAIN.with(wish(lowest, highest, shape));
        Generated made = new PuzzleGenerator(recipe).generate(4, 2, 100_000).orElseThrow();
        ExplainerRating rating = rater.rate(made.puzzle());

        assertThat(rating.er()).isBetween(lowest, highest);
        assertThat(rating.has(shape)).isTrue();
        assertThat(made.label())
                .isEqualTo("er=" + Figure.Tenths.decimal(rating.er()) + " ep=" + Figure.Tenths.decimal(rating.ep())
                        + " ed=" + Figure.Tenths.decimal(rating.ed()));
        assertThat(new BandSolver().count(made.puzzle(), 2)).isEqualTo(1);
    }

    /// What one thread made before leaves no trace.
    @Test
    void aPuzzleIsTheSameWhateverWasMadeBefore() {
        Recipe recipe = Recipe.PLAIN.with(wish(76, 78, RatingShape.ANY));
        PuzzleGenerator used = new PuzzleGenerator(recipe);
        List<Generated> made = IntStream.range(0, 3)
                .mapToObj(i -> used.generate(9, i, 100_000).orElseThrow())
                .toList();

        assertThat(new PuzzleGenerator(recipe).generate(9, 2, 100_000)).hasValue(made.get(2));
    }

    @Test
    void aVerdictTellsHowFarItIsOff() {
        Givens puzzle = RatingSeeds.of(wish(76, 76, RatingShape.DIAMOND)).getFirst();

        assertThat(wish(70, 76, RatingShape.PEARL).judge(puzzle)).isEqualTo(new Verdict(0, "er=7.6 ep=7.6 ed=7.6"));
        assertThat(wish(80, 85, RatingShape.ANY).judge(puzzle)).isEqualTo(new Verdict(4, "er=7.6 ep=7.6 ed=7.6"));
        assertThat(wish(10, 70, RatingShape.ANY).judge(puzzle).distance()).isEqualTo(6);
        assertThat(wish(10, 70, RatingShape.ANY).judge(puzzle).label()).startsWith("er>=7.6");
    }

    @Test
    void rangesWithoutAnyRatingAreRefused() {
        assertThat(RecipeProblems.of(Recipe.PLAIN.with(wish(63, 64, RatingShape.ANY)))
                        .map(Flaw::sentence))
                .hasValue("no step has a rating within 6.3..6.4 on Sudoku Explainer's scale");
        assertThat(RecipeProblems.of(Recipe.PLAIN.with(new AllWishes(List.of(wish(13, 14, RatingShape.ANY))))))
                .isPresent();
        assertThat(wish(61, 66, RatingShape.ANY).ratings()).containsExactly(61, 62, 65, 66);
    }

    @ParameterizedTest
    @EnumSource
    void seedsAreAsNearAsThereAre(RatingShape shape) {
        assertThat(RatingSeeds.of(wish(79, 79, shape))).isNotEmpty();
        assertThat(RatingSeeds.of(wish(200, 200, shape))).isNotEmpty();
        assertThat(RatingSeeds.of(wish(10, 12, RatingShape.DIAMOND))).isEmpty();
        assertThat(RatingSeeds.of(wish(60, 90, RatingShape.ANY))).isEmpty();
    }

    static List<RatingSeeds.Seed> quickSeeds() {
        return RatingSeeds.ALL.stream().filter(seed -> seed.rating().er() < 80).toList();
    }

    static List<RatingSeeds.Seed> slowSeeds() {
        return RatingSeeds.ALL.stream().filter(seed -> seed.rating().er() >= 80).toList();
    }

    @ParameterizedTest
    @MethodSource("quickSeeds")
    void aSeedIsRatedAsItSays(RatingSeeds.Seed seed) {
        assertThat(rater.rate(seed.puzzle())).hasToString(seed.rating().toString());
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("slowSeeds")
    void aHardSeedIsRatedAsItSays(RatingSeeds.Seed seed) {
        aSeedIsRatedAsItSays(seed);
    }
}
