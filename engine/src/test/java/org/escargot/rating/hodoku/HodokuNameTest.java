package org.escargot.rating.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.logic.step.Technique;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HodokuNameTest {
    @ParameterizedTest
    @CsvSource({
        "FULL_HOUSE, Full House",
        "POINTING, Locked Candidates Type 1 (Pointing)",
        "NAKED_QUADRUPLE, Naked Quadruple",
        "FINNED_FRANKEN_X_WING, Finned Franken X-Wing",
        "SASHIMI_SWORDFISH, Sashimi Swordfish",
        "TWO_STRING_KITE, 2-String Kite",
        "XYZ_WING, XYZ-Wing",
        "W_WING, W-Wing",
        "SIMPLE_COLORS_TRAP, Simple Colors Trap",
        "UNIQUENESS_TEST_4, Uniqueness Test 4",
        "BUG_PLUS_ONE, Bivalue Universal Grave + 1"
    })
    void namesAreThoseOfTheProgram(Technique technique, String name) {
        assertThat(HodokuName.of(technique)).isEqualTo(name);
    }
}
