package org.escargot.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RandomSourceTest {
    @Test
    void drawsThePublishedNumbersOfXoshiro256StarStar() {
        RandomSource source = RandomSource.ofState(1, 2, 3, 4);

        assertThat(LongStream.range(0, 10).map(_ -> source.nextLong()).mapToObj(Long::toUnsignedString))
                .containsExactly(
                        "11520",
                        "0",
                        "1509978240",
                        "1215971899390074240",
                        "1216172134540287360",
                        "607988272756665600",
                        "16172922978634559625",
                        "8476171486693032832",
                        "10595114339597558777",
                        "2904607092377533576");
    }

    @Test
    void seedsByThePublishedNumbersOfSplitMix64() {
        assertThat(LongStream.rangeClosed(1, 3)
                        .map(i -> RandomSource.splitMix(1234567, i))
                        .mapToObj(Long::toUnsignedString))
                .containsExactly("6457827717110365317", "3203168211198807973", "9817491932198370423");
    }

    @Test
    void boundedDrawsAreSpreadEvenly() {
        RandomSource source = RandomSource.of(42);
        int[] seen = new int[7];
        for (int i = 0; i < 70_000; i++) {
            seen[source.nextInt(7)]++;
        }

        // Ten standard deviations, so that it cannot fail by chance.
        assertThat(IntStream.of(seen)).allMatch(count -> count > 9_070 && count < 10_930);
    }

    @Test
    void aPermutationHoldsEachNumberOnce() {
        assertThat(RandomSource.of(1, 5).permutation(9)).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void refusesAnEmptyRange() {
        assertThatThrownBy(() -> RandomSource.of(1).nextInt(0)).hasMessage("The bound (0) must be at least 1.");
    }
}
