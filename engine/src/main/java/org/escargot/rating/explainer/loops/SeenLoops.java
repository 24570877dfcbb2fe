package org.escargot.rating.explainer.loops;

import java.util.Arrays;

/// The steps on loops that were met already: two are the same if they are of the same kind and on the same cells,
/// whatever the digits.
public final class SeenLoops {
    public static final int ONE = 1;
    public static final int TWO = 2;
    public static final int NAKED = 4;
    public static final int HIDDEN = 8;
    public static final int FOUR = 16;

    private long[] low = new long[16];
    private long[] high = new long[16];
    private int[] kinds = new int[16];

    /// The pair of digits with which sets were last looked for.
    private int[] pairs = new int[16];
    private int count;
    private int current;

    public void clear() {
        count = 0;
    }

    /// Turns to the loop on these cells.
    public void loop(int[] path, int length) {
        long lowCells = 0;
        long highCells = 0;
        for (int i = 0; i < length; i++) {
            lowCells |= path[i] < 64 ? 1L << path[i] : 0;
            highCells |= path[i] < 64 ? 0 : 1L << path[i] - 64;
        }
        current = 0;
        while (current < count && (low[current] != lowCells || high[current] != highCells)) {
            current++;
        }
        if (current == count) {
            append(lowCells, highCells);
        }
    }

    private void append(long lowCells, long highCells) {
        if (count == kinds.length) {
            low = Arrays.copyOf(low, 2 * count);
            high = Arrays.copyOf(high, 2 * count);
            kinds = Arrays.copyOf(kinds, 2 * count);
            pairs = Arrays.copyOf(pairs, 2 * count);
        }
        low[count] = lowCells;
        high[count] = highCells;
        pairs[count] = 0;
        kinds[count++] = 0;
    }

    public boolean contains(int kind) {
        return (kinds[current] & kind) != 0;
    }

    /// Whether sets were looked for with another pair, or not at all; turns to this pair.
    public boolean turnsTo(int pair) {
        boolean other = pairs[current] != pair;
        pairs[current] = pair;
        return other;
    }

    public void add(int kind) {
        kinds[current] |= kind;
    }
}
