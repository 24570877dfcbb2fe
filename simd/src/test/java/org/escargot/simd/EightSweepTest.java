package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EightSweepTest {
    /// Two kernels for the same rules: a processor runs the one that fits its vectors, so each is run here by hand.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
                "030060105020400390007030400061050900802706501005040760004080200078001040203070050",
                "000000010400000000020000000000050407008000300001090000300400200050100000000800000",
                "850002400720000009004000000000107002305000900040000000000080070017000000000036040",
                "550000000000000000000000000000000000000000000000000000000000000000000000000000000",
                "123456780000000009000000000000000000000000000000000000000000000000000000000000000"
            })
    void bothKernelsSettleAlike(String puzzle) {
        int[] nine = position(Givens.of(puzzle));
        int[] eight = nine.clone();

        int outcome = DigitSweep.settle(nine, 0, new long[DigitSweep.ALL_PAIRS]);

        assertThat(EightSweep.settle(eight, 0, new long[EightSweep.ALL_PAIRS])).isEqualTo(outcome);
        if (outcome != DigitSweep.CONTRADICTION) {
            assertThat(eight).isEqualTo(nine);
        }
    }

    /// A word for each digit and band, as the kernels have a position before they sweep it.
    private static int[] position(Givens puzzle) {
        int[] words = new int[DigitSweep.WORDS];
        Arrays.fill(words, DigitSweep.OPEN, DigitSweep.NAKED, LaneSweep.CELLS);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                if (puzzle.digit(cell) == 0 || puzzle.digit(cell) == digit) {
                    words[LaneTables.BAND[cell] * DigitSweep.BAND + digit - 1] |= LaneTables.BIT[cell];
                }
            }
            if (puzzle.digit(cell) != 0) {
                words[DigitSweep.NAKED + LaneTables.BAND[cell]] |= LaneTables.BIT[cell];
            }
        }
        return words;
    }
}
