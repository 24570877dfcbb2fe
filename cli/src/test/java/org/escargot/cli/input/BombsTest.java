package org.escargot.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Small inputs that would become large ones are refused before they do. What is measured is the memory that the
/// reader takes, because that is the same on every machine.
class BombsTest {
    private static final long MOST_BYTES = 64 << 20;

    static Stream<Bomb> bombs() throws IOException {
        return Bomb.all();
    }

    @ParameterizedTest
    @MethodSource("bombs")
    void aBombTakesLittleMemory(Bomb bomb) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        assertThat(bomb.isRefused()).isTrue();
        long before = threads.getCurrentThreadAllocatedBytes();

        assertThat(bomb.isRefused()).isTrue();

        assertThat(threads.getCurrentThreadAllocatedBytes() - before)
                .as("bytes taken")
                .isLessThan(MOST_BYTES);
    }
}
