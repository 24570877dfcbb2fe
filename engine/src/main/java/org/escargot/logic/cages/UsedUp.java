package org.escargot.logic.cages;

import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// Fills cells that all differ one after the other, and knows after each which sets of digits can be used up by then.
/// So all combinations are asked about at once.
final class UsedUp {
    private final int[] order;
    private final int[] candidates;
    /// By number of cells: whether these can use up exactly the digits of a set.
    private final boolean[][] by;

    /// Fills `cells` from their candidates.
    UsedUp(Facts facts, CellSet cells) {
        order = cells.stream().toArray();
        candidates = new int[order.length];
        by = new boolean[order.length + 1][Combinations.COUNT];
        by[0][0] = true;
        for (int at = 0; at < order.length; at++) {
            candidates[at] = facts.candidates(order[at]).bits();
            for (DigitSet set : Combinations.of(at)) {
                int used = set.bits();
                for (int more = candidates[at] & ~used; by[at][used] && more != 0; more &= more - 1) {
                    by[at + 1][used | Integer.lowestOneBit(more)] = true;
                }
            }
        }
    }

    /// Whether the cells can use up `set`, of as many digits.
    boolean canUse(DigitSet set) {
        return by[order.length][set.bits()];
    }

    /// The candidates that are part of some way to use up one of `sets`.
    CandidateSet placed(List<DigitSet> sets) {
        boolean[] ends = new boolean[Combinations.COUNT];
        for (DigitSet set : sets) {
            ends[set.bits()] = canUse(set);
        }
        CandidateSet placed = CandidateSet.EMPTY;
        for (int at = order.length - 1; at >= 0; at--) {
            boolean[] earlier = new boolean[Combinations.COUNT];
            placed = placed.or(CandidateSet.of(order[at], new DigitSet(back(at, ends, earlier))));
            ends = earlier;
        }
        return placed;
    }

    /// The digits, as bits, that the cell at `at` can hold between what cells before it use up and what leads to the
    /// `ends`; adds to `earlier` what those before it then use up.
    private int back(int at, boolean[] ends, boolean[] earlier) {
        int held = 0;
        for (DigitSet set : Combinations.of(at)) {
            int used = set.bits();
            for (int more = candidates[at] & ~used; by[at][used] && more != 0; more &= more - 1) {
                int bit = Integer.lowestOneBit(more);
                held |= ends[used | bit] ? bit : 0;
                earlier[used] |= ends[used | bit];
            }
        }
        return held;
    }
}
