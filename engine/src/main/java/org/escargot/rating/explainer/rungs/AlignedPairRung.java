package org.escargot.rating.explainer.rungs;

import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.evidence.AlignedEvidence;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// Aligned pair exclusion, 6.2: the pairs of digits for two cells that leave some cell seen by both without a
/// candidate cannot be; a digit in none of the other pairs goes. The two cells need not see each other.
///
/// No finder of `logic` looks for this.
public final class AlignedPairRung implements Rung {
    private final Excluders excluders = new Excluders(2);
    private final int[] marks = new int[20];
    private final Eliminations eliminations = new Eliminations();
    private final Pruning pruning;

    public AlignedPairRung(Pruning pruning) {
        this.pruning = pruning;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        excluders.load(grid);
        for (int second = 1; second < excluders.baseCount; second++) {
            for (int first = 0; first < second; first++) {
                FoundStep found = pair(grid, excluders.bases[first], excluders.bases[second]);
                if (found != null) {
                    return found;
                }
            }
        }
        if (pruning == Pruning.ON) {
            excluders.remember(grid);
        }
        return null;
    }

    private @Nullable FoundStep pair(CandidateGrid grid, int one, int other) {
        long low = excluders.low[one] & excluders.low[other];
        long high = excluders.high[one] & excluders.high[other];
        if (Long.bitCount(low) + Long.bitCount(high) < 2 || !hasChanged(one, other, low, high)) {
            return null;
        }
        int count = Excluders.marks(grid, low, high, marks);
        boolean peers = Layout.arePeers(one, other);
        int allowedOne = 0;
        int allowedOther = 0;
        for (int rest = grid.marks[one]; rest != 0; rest &= rest - 1) {
            int bit = rest & -rest;
            int allowed = grid.marks[other] & ~forbidden(bit, peers, count);
            allowedOne |= allowed != 0 ? bit : 0;
            allowedOther |= allowed;
        }
        if (allowedOne == grid.marks[one] && allowedOther == grid.marks[other]) {
            return null;
        }
        eliminations.clear();
        eliminations.add(grid, one, ~allowedOne);
        eliminations.add(grid, other, ~allowedOther);
        AlignedEvidence evidence = new AlignedEvidence(grid, excluders.common(one, other), one, other);
        return FoundStep.eliminating(
                6.2, eliminations, () -> new Evidence(Technique.ALIGNED_PAIR_EXCLUSION, evidence.pattern()));
    }

    private boolean hasChanged(int one, int other, long low, long high) {
        return (low & excluders.changedLow | high & excluders.changedHigh) != 0
                || excluders.hasChanged(one)
                || excluders.hasChanged(other);
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
}
