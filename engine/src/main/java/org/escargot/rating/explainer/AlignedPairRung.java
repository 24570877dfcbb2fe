package org.escargot.rating.explainer;

import org.escargot.logic.step.Technique;

/// Aligned pair exclusion, 6.2: the pairs of digits for two cells that leave some cell seen by both without a
/// candidate cannot be; a digit in none of the other pairs goes. The two cells need not see each other.
final class AlignedPairRung implements Rung {
    private final Excluders excluders = new Excluders(2);
    private final int[] marks = new int[20];
    private int one;
    private int other;

    @Override
    public boolean find(Position position, Move move) {
        excluders.load(position);
        for (int second = 1; second < excluders.baseCount; second++) {
            for (int first = 0; first < second; first++) {
                if (strike(position, excluders.bases[first], excluders.bases[second], move)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean strike(Position position, int one, int other, Move move) {
        long low = excluders.low[one] & excluders.low[other];
        long high = excluders.high[one] & excluders.high[other];
        if (Long.bitCount(low) + Long.bitCount(high) < 2) {
            return false;
        }
        int count = Excluders.marks(position, low, high, marks);
        boolean peers = Layout.arePeers(one, other);
        int allowedOne = 0;
        int allowedOther = 0;
        for (int rest = position.marks[one]; rest != 0; rest &= rest - 1) {
            int bit = rest & -rest;
            int allowed = position.marks[other] & ~forbidden(bit, peers, count);
            allowedOne |= allowed != 0 ? bit : 0;
            allowedOther |= allowed;
        }
        if (allowedOne == position.marks[one] && allowedOther == position.marks[other]) {
            return false;
        }
        this.one = one;
        this.other = other;
        move.clear(6.2);
        move.strike(position, one, ~allowedOne);
        move.strike(position, other, ~allowedOther);
        return true;
    }

    /// What the other cell cannot be if the first is `bit`.
    private int forbidden(int bit, boolean peers, int count) {
        int forbidden = peers ? bit : 0;
        for (int i = 0; i < count; i++) {
            if ((marks[i] & bit) != 0) {
                forbidden |= marks[i] & ~bit;
            }
        }
        return forbidden;
    }

    @Override
    public Evidence explain(Position position) {
        int[] cells = {one, other};
        return new Evidence(
                Technique.ALIGNED_PAIR_EXCLUSION, AlignedEvidence.of(position, cells, excluders.common(cells)));
    }
}
