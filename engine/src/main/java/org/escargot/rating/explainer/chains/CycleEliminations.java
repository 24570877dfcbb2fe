package org.escargot.rating.explainer.chains;

import static org.escargot.rating.explainer.chains.Node.FALSE;
import static org.escargot.rating.explainer.words.Layout.PEERS_HIGH;
import static org.escargot.rating.explainer.words.Layout.PEERS_LOW;

import java.util.Arrays;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;

/// What a cycle eliminates: candidates outside its cells that see a true and a false node of their digit.
public final class CycleEliminations {
    private final long[] seenLow = new long[18];
    private final long[] seenHigh = new long[18];

    /// Collects in `eliminations`, in reading order, what the cycle that ends at the node `end` eliminates.
    ///
    /// Kernel: sets of cells in two words each, what is seen by digit and by truth.
    public void find(LinearChains chains, int end, Eliminations eliminations) {
        Arrays.fill(seenLow, 0);
        Arrays.fill(seenHigh, 0);
        long ownLow = 0;
        long ownHigh = 0;
        for (int i = end; i >= 0; i = chains.parent[i]) {
            int node = chains.node[i];
            int candidate = node >= FALSE ? node - FALSE : node;
            int cell = candidate / 9;
            int side = node >= FALSE ? candidate % 9 + 9 : candidate % 9;
            seenLow[side] |= PEERS_LOW[cell];
            seenHigh[side] |= PEERS_HIGH[cell];
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
        eliminations.clear();
        for (long rest = low; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            collect(chains.grid, bit, seenLow, bit, eliminations);
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            collect(chains.grid, bit + 64, seenHigh, bit, eliminations);
        }
    }

    private static void collect(CandidateGrid grid, int cell, long[] seen, int bit, Eliminations eliminations) {
        for (int rest = grid.marks[cell]; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            if ((seen[digit] >>> bit & 1) != 0) {
                eliminations.add(cell, digit);
            }
        }
    }
}
