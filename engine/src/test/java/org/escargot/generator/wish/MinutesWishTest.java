package org.escargot.generator.wish;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.generator.Generated;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.grid.Givens;
import org.escargot.rating.human.HumanScale;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MinutesWishTest {
    @ParameterizedTest
    @CsvSource({"15, 19", "25, 30", "40, 50", "80, 120"})
    void aPuzzleOfAnyLengthIsFoundInFewAttempts(int lowest, int highest) {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN.with(new MinutesWish(lowest, highest)));

        Generated made = generator.generate(1, 0, 200).orElseThrow();

        assertThat(new HumanScale().rate(made.puzzle(), RatingLimits.NONE).tenths())
                .isBetween(lowest, highest);
        assertThat(made.label()).startsWith("minutes=");
    }

    /// What a seed gives rests on the version that the wish names: whoever has to change this breaks a promise.
    @Test
    void aSeedKeepsItsPuzzle() {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN.with(new MinutesWish(40, 50)));

        assertThat(generator.generate(7, 0, 200).orElseThrow().puzzle().toString())
                .isEqualTo("....279..93.6.8..1..4..3....9.461.524.....3191.......4..3.86.9.7.....26...8.921..");
    }

    @Test
    void whatMissesIsToldByHowManyTenths() {
        Givens puzzle = Givens.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

        assertThat(new MinutesWish(50, 60).judge(puzzle)).isEqualTo(new Verdict(12, "minutes=3.8"));
        assertThat(new MinutesWish(38, 38).judge(puzzle).isMet()).isTrue();
    }
}
