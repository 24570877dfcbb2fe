package org.escargot.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LowestBitTest {
    @Test
    void isTheSameForBothCompilers() {
        SplittableRandom random = new SplittableRandom(20261126);
        for (int number = 0; number < Long.SIZE; number++) {
            for (long word : new long[] {1L << number, -1L << number, (random.nextLong() | 1) << number}) {
                assertThat(LowestBit.lookedUp(word)).isEqualTo(number);
                assertThat(LowestBit.of(word)).isEqualTo(number);
            }
        }
    }

    @Test
    void ofAnIntIsThatOfItsBits() {
        for (int number = 0; number < Integer.SIZE; number++) {
            for (int word : new int[] {1 << number, -1 << number}) {
                assertThat(LowestBit.lookedUp(word)).isEqualTo(number);
                assertThat(LowestBit.of(word)).isEqualTo(number);
            }
        }
    }
}
