package org.escargot.generator.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Set;
import org.escargot.generator.variant.GeneratedVariant;
import org.escargot.generator.variant.VariantKind;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.rating.VariantLevel;
import org.junit.jupiter.api.Test;

class DailyVariantTest {
    private static int number(LocalDate day) {
        return Integer.parseInt(day.format(DateTimeFormatter.BASIC_ISO_DATE));
    }

    private static GeneratedVariant puzzle(int date, VariantLevel level) {
        return DailyVariant.search(date, level).attempt(1_000).orElseThrow();
    }

    @Test
    void eachDayOfTheWeekHasItsRules() {
        LocalDate monday = LocalDate.of(1999, 11, 29);
        for (int day = 0; day < 1_500; day++) {
            assertThat(DailyVariant.kinds(number(monday.plusDays(day))))
                    .isEqualTo(DailyVariant.kinds(20261123 + day % 7));
        }
        assertThat(DailyVariant.kinds(20261125)).isEqualTo(Set.of(VariantKind.KILLER));
        assertThatIllegalArgumentException().isThrownBy(() -> DailyVariant.kinds(2026));
    }

    @Test
    void theKillerOfADayIsThatOfTheWeekdayWithKillers() {
        VariantRecipe killer = new VariantRecipe(Set.of(VariantKind.KILLER), 9);

        assertThat(DailyVariant.search(20261125, killer, VariantLevel.MEDIUM).attempt(1_000))
                .contains(puzzle(20261125, VariantLevel.MEDIUM));
        assertThat(DailyVariant.search(20261126, killer, VariantLevel.MEDIUM)
                        .attempt(1_000)
                        .orElseThrow()
                        .puzzle()
                        .rules())
                .isNotEqualTo(puzzle(20261125, VariantLevel.MEDIUM).puzzle().rules());
        assertThatIllegalArgumentException().isThrownBy(() -> DailyVariant.search(2026, killer, VariantLevel.MEDIUM));
    }

    /// Whoever changes how variants are made gives the way from date to puzzle another version.
    @Test
    void thePuzzlesOfVersion1Stay() {
        assertThat(puzzle(20261123, VariantLevel.MEDIUM).puzzle().givens().toString())
                .isEqualTo(".6...87.4.......65....9........3..1.1...8..5..739.........4....43....8.....1.7..6");
        assertThat(puzzle(20261127, VariantLevel.EASY).puzzle().givens().toString())
                .isEqualTo(".6...83.1....9...7....1..8.........4.7.9......5.8.4.9....182.....2......1867..9..");
    }
}
