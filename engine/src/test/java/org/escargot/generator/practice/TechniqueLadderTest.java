package org.escargot.generator.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.escargot.logic.Finders;
import org.escargot.logic.step.Technique;
import org.escargot.logic.step.Turn;
import org.escargot.rating.hodoku.WholeLadder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TechniqueLadderTest {
    @ParameterizedTest
    @EnumSource
    void turnsAreWhatTheLaddersHave(Technique technique) {
        boolean hasRung = WholeLadder.REASONING.finders().stream()
                .anyMatch(finder -> finder.finds().contains(technique));

        assertThat(technique.turn() == Turn.RUNG).isEqualTo(hasRung);
        assertThat(technique.turn().isOnLadder()).isEqualTo(Finders.TECHNIQUES.contains(technique));
    }

    @ParameterizedTest
    @EnumSource
    void aLadderLeadsToEachTechniqueThatHasItsTurnThere(Technique technique) {
        if (technique.turn().isOnLadder()) {
            assertThat(TechniqueLadder.of(technique).finder().finds()).containsExactly(technique);
        } else {
            assertThatThrownBy(() -> TechniqueLadder.of(technique)).hasMessageContaining(technique.name());
        }
    }
}
