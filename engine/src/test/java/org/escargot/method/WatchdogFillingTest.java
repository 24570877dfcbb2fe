package org.escargot.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;

class WatchdogFillingTest {
    @Test
    void everyFillingIsAFullGridAndTheWatchdogStepsInForSome() {
        List<WatchdogFilling> fillings = IntStream.range(0, 20)
                .mapToObj(i -> WatchdogFilling.of(RandomSource.of(5, i)))
                .toList();

        assertThat(fillings)
                .extracting(WatchdogFilling::grid)
                .allMatch(grid -> grid.isSolved())
                .doesNotHaveDuplicates();
        assertThat(fillings).extracting(WatchdogFilling::alarms).contains(0).anyMatch(alarms -> alarms > 0);
    }

    @Test
    void theSameChanceDrawsTheSameGrid() {
        assertThat(WatchdogFilling.of(RandomSource.of(9)).grid())
                .isEqualTo(WatchdogFilling.of(RandomSource.of(9)).grid());
    }
}
