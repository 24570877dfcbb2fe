package org.escargot.generator.wish;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.practice.PracticePosition;
import org.escargot.grid.Givens;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.hodoku.ShortLadder;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplainedWishTest {
    @ParameterizedTest
    @EnumSource(names = {"FORCING_CHAIN", "BIDIRECTIONAL_CYCLE"})
    void chainsHaveTheirTurnWhereTheLadderEnds(Technique technique) {
        PracticePosition use = PracticePosition.of(technique, made(technique)).orElseThrow();

        assertThat(use.step().technique()).isEqualTo(technique);
        assertThat(new LogicSolver(ShortLadder.V1.finders()).next(use.facts())).isEmpty();
        assertThat(new ExplainerRater().next(use.facts().marks()).orElseThrow().step())
                .isEqualTo(use.step());
    }

    @ParameterizedTest
    @EnumSource(names = {"DIRECT_POINTING", "DIRECT_HIDDEN_PAIR"})
    void directStepsHaveTheirTurnWhereSinglesEnd(Technique technique) {
        PracticePosition use = PracticePosition.of(technique, made(technique)).orElseThrow();

        assertThat(use.step().technique()).isEqualTo(technique);
        assertThat(use.step().effects().placements().size()).isOne();
    }

    @Test
    void chainsOfOneDigitHaveTheirTurnOnTheirOwnScale() {
        Technique technique = Technique.FORCING_X_CHAIN;
        PracticePosition use = PracticePosition.of(technique, made(technique)).orElseThrow();

        assertThat(use.step().technique()).isEqualTo(technique);
        assertThat(new ExplainerRater().next(use.facts().marks()).orElseThrow().step())
                .isEqualTo(use.step());
    }

    @Test
    void whoHasNoTimeMakesNone() {
        Wish wish = new ExplainedWish(Technique.FORCING_CHAIN, new RatingLimits(Integer.MAX_VALUE, () -> true));

        assertThat(wish.judge(made(Technique.FORCING_CHAIN)).isMet()).isFalse();
    }

    private static Givens made(Technique technique) {
        Recipe recipe = Recipe.PLAIN.with(new ExplainedWish(technique, RatingLimits.NONE));
        return new PuzzleGenerator(recipe)
                .generate(1, 0, Long.MAX_VALUE)
                .orElseThrow()
                .puzzle();
    }
}
