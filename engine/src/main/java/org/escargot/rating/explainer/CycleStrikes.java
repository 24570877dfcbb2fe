package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.PEERS;
import static org.escargot.rating.explainer.Node.FALSE;

import java.util.Arrays;

/// What a cycle strikes: candidates outside its cells that see a true and a false node of their digit.
final class CycleStrikes {
    private static final long[] LOW = new long[81];
    private static final long[] HIGH = new long[81];

    static {
        for (int cell = 0; cell < 81; cell++) {
            for (int peer : PEERS[cell]) {
                LOW[cell] |= peer < 64 ? 1L << peer : 0;
                HIGH[cell] |= peer < 64 ? 0 : 1L << peer - 64;
            }
        }
    }

    private final long[] seenLow = new long[18];
    private final long[] seenHigh = new long[18];

    /// Writes to `struck`, in reading order, what the cycle that ends at the node `end` strikes; returns how many.
    ///
    /// Kernel: sets of cells in two words each, what is seen by digit and by truth.
    int find(LinearChains chains, int end, int[] struck) {
        Arrays.fill(seenLow, 0);
        Arrays.fill(seenHigh, 0);
        long ownLow = 0;
        long ownHigh = 0;
        for (int i = end; i >= 0; i = chains.parent[i]) {
            int node = chains.node[i];
            int candidate = node >= FALSE ? node - FALSE : node;
            int cell = candidate / 9;
            int side = node >= FALSE ? candidate % 9 + 9 : candidate % 9;
            seenLow[side] |= LOW[cell];
            seenHigh[side] |= HIGH[cell];
            ownLow |= cell < 64 ? 1L << cell : 0;
            ownHigh |= cell < 64 ? 0 : 1L << cell - 64;
        }
        long low = 0;
        long high = 0;
        for (int digit = 0; digit < 9; digit++) {
            seenLow[digit] &= seenLow[digit + 9] & ~ownLow;
            seenHigh[digit] &= seenHigh[digit + 9] & ~ownHigh;
            low |= seenLow[digit];
            high |= seenHigh[digit];
        }
        int count = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            count = collect(chains.position, bit, seenLow, bit, struck, count);
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            count = collect(chains.position, bit + 64, seenHigh, bit, struck, count);
        }
        return count;
    }

    private static int collect(Position position, int cell, long[] seen, int bit, int[] struck, int count) {
        int found = count;
        for (int rest = position.marks[cell]; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            if ((seen[digit] >>> bit & 1) != 0) {
                struck[found++] = cell * 9 + digit;
            }
        }
        return found;
    }
}
