package org.escargot.famous;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.Sudoku;
import org.escargot.rating.explainer.ExplainerRater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FamousPuzzleTest {
    @ParameterizedTest
    @EnumSource
    void eachHasOneSolutionAndTheRatingThatOurRaterGives(FamousPuzzle puzzle) {
        assertThat(Sudoku.isProper(puzzle.givens())).isTrue();
        assertThat(new ExplainerRater().rate(puzzle.givens()).er()).isEqualTo(puzzle.er());
    }

    @Test
    void aNameIsFoundHoweverItIsWritten() {
        assertThat(FamousPuzzle.of("AI Escargot")).contains(FamousPuzzle.AI_ESCARGOT);
        assertThat(FamousPuzzle.of("ai-escargot")).contains(FamousPuzzle.AI_ESCARGOT);
        assertThat(FamousPuzzle.of("no. 2018")).contains(FamousPuzzle.NO_2018);
        assertThat(FamousPuzzle.of("escargot")).isEmpty();
        assertThat(FamousPuzzle.of("")).isEmpty();
    }

    @Test
    void aiEscargotComesFirst() {
        assertThat(FamousPuzzle.values()).startsWith(FamousPuzzle.AI_ESCARGOT);
    }
}
