package org.escargot.cli.input;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.stream.LongStream;

/// Measures how long a bomb is looked at until it is refused, in processor time of the reading thread: the median of
/// 20 times after 10 others, of each bomb; or with its name as the argument, the first time in the JVM. Run it with the
/// classes of `engine` and of the tests of `cli` on the class path.
final class BombCost {
    private static final int FIRST = 10;
    private static final int TIMES = 20;

    private BombCost() {}

    /// Prints a line for each bomb, or for that with the name in `args`.
    public static void main(String[] args) throws IOException {
        for (Bomb bomb : Bomb.all().toList()) {
            if (args.length == 0) {
                IO.println("%6.1f ms warm: %s".formatted(warm(bomb) / 1e6, bomb));
            } else if (args[0].equals(bomb.toString())) {
                IO.println("%6.1f ms at first: %s".formatted(once(bomb) / 1e6, bomb));
            }
        }
    }

    private static long warm(Bomb bomb) {
        for (int i = 0; i < FIRST; i++) {
            once(bomb);
        }
        return LongStream.generate(() -> once(bomb))
                .limit(TIMES)
                .sorted()
                .skip(TIMES / 2)
                .findFirst()
                .orElseThrow();
    }

    private static long once(Bomb bomb) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        boolean isRefused = bomb.isRefused();
        long nanos = threads.getCurrentThreadCpuTime() - start;
        if (!isRefused) {
            throw new IllegalStateException("This was not refused: " + bomb);
        }
        return nanos;
    }
}
