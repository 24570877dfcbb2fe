package org.escargot.rating.explainer.chains;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LengthBonusTest {
    @ParameterizedTest
    @CsvSource({
        "6, 0", "7, 1", "8, 1", "9, 2", "10, 2", "11, 3", "14, 3", "15, 4", "18, 4", "19, 5", "26, 5", "27, 6", "34, 6",
        "35, 7", "50, 7", "51, 8", "66, 8", "67, 9", "98, 9", "99, 10", "130, 10", "131, 11", "194, 11", "195, 12",
        "258, 12", "259, 13", "386, 13", "387, 14", "514, 14"
    })
    void aTenthIsAddedForEachThreshold(int complexity, int tenths) {
        assertThat(Math.round(LengthBonus.increment(complexity) * 10)).isEqualTo(tenths);
    }

    /// Sums that are equal on paper; the chain of 6.6 comes before the cycle of 6.5 where it is the smaller in binary.
    @Test
    void tiesAreDecidedByBinarySums() {
        assertThat(6.6 + LengthBonus.increment(8))
                .isEqualTo(6.699999999999999)
                .isLessThan(6.5 + LengthBonus.increment(10));
        assertThat(6.6 + LengthBonus.increment(14))
                .isEqualTo(6.8999999999999995)
                .isLessThan(6.5 + LengthBonus.increment(18));
        assertThat(6.6 + LengthBonus.increment(10)).isEqualTo(6.5 + LengthBonus.increment(14));
        assertThat(6.6 + LengthBonus.increment(34))
                .isEqualTo(7.199999999999999)
                .isLessThan(7.0 + LengthBonus.increment(10));
    }
}
