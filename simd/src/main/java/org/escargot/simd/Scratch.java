package org.escargot.simd;

import static org.escargot.simd.DigitSweep.ALL_PAIRS;
import static org.escargot.simd.DigitSweep.BAND;
import static org.escargot.simd.DigitSweep.OPEN;
import static org.escargot.simd.DigitSweep.WORDS;

import java.util.Arrays;
import org.escargot.grid.Digit;

/// The array in which [DigitSweep] and [EightSweep] store what they add up: of two arrays the one that does not cross
/// the end of a page
/// of memory.
///
/// A vector stored across the end of a page takes some twenty cycles more, which makes a search a tenth to a sixth
/// slower. One array in ten lies so, and garbage collection may move it. Java does not tell where an array lies, but
/// the kernel's own time does; and two small arrays seldom both lie so.
final class Scratch {
    /// After how many puzzles the arrays are timed again: every 15 milliseconds or more, and it takes 0.1.
    private static final int OFTEN = 1 << 16;

    /// How many times each array is timed; the shortest counts, because any may be disturbed.
    private static final int TRIES = 40;
    /// How many sweeps are timed together: enough for a clock that ticks every few dozen nanoseconds.
    private static final int SWEEPS = 20;

    private final long[] one = new long[ALL_PAIRS];
    private final long[] other = new long[ALL_PAIRS];
    /// An empty grid, which one sweep leaves as it is.
    private final int[] empty = new int[WORDS];

    private long[] chosen = one;
    private int uses;

    Scratch() {
        for (int band = 0; band < 3; band++) {
            Arrays.fill(empty, band * BAND, band * BAND + Digit.COUNT, LaneSweep.CELLS);
            empty[OPEN + band] = LaneSweep.CELLS;
        }
    }

    /// The array for the next puzzle; its content is arbitrary.
    long[] next() {
        if (++uses % OFTEN == 0) {
            chosen = faster();
        }
        return chosen;
    }

    private long[] faster() {
        long first = Long.MAX_VALUE;
        long second = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            first = Math.min(first, nanosWith(one));
            second = Math.min(second, nanosWith(other));
        }
        return first <= second ? one : other;
    }

    private long nanosWith(long[] pairs) {
        long start = System.nanoTime();
        for (int i = 0; i < SWEEPS; i++) {
            DigitLanes.settle(empty, 0, pairs);
        }
        return System.nanoTime() - start;
    }
}
