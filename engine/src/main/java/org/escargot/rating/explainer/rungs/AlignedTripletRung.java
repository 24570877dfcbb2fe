package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.words.Layout.PEERS;
import static org.escargot.rating.explainer.words.Layout.PEERS_HIGH;
import static org.escargot.rating.explainer.words.Layout.PEERS_LOW;
import static org.escargot.rating.explainer.words.Layout.arePeers;

import org.escargot.grid.CellSet;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.evidence.AlignedEvidence;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.jspecify.annotations.Nullable;

/// Aligned triplet exclusion, 7.5: as with pairs, for three cells, the third of which excludes for one of the
/// others; cells with two or three candidates exclude.
///
/// No finder of `logic` looks for this.
public final class AlignedTripletRung implements Rung {
    private final Excluders excluders = new Excluders(3);
    private final Pruning pruning;
    private final int[] marks = new int[20];
    private final int[] thirds = new int[40];
    private final Eliminations eliminations = new Eliminations();
    private long changedLow;
    private long changedHigh;

    public AlignedTripletRung(Pruning pruning) {
        this.pruning = pruning;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        excluders.load(grid);
        for (int j = 1; j < excluders.baseCount; j++) {
            for (int i = 0; i < j; i++) {
                FoundStep found = withThird(grid, excluders.bases[i], excluders.bases[j]);
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

    private @Nullable FoundStep withThird(CandidateGrid grid, int one, int two) {
        long low = excluders.low[one] & excluders.low[two];
        long high = excluders.high[one] & excluders.high[two];
        if (Long.bitCount(low) + Long.bitCount(high) < 2) {
            return null;
        }
        if (pruning == Pruning.OFF) {
            return firstThird(grid, one, two);
        }
        long thirdLow = (excluders.low[one] | excluders.low[two]) & excluders.baseLow;
        long thirdHigh = (excluders.high[one] | excluders.high[two]) & excluders.baseHigh;
        if (!excluders.hasChanged(one) && !excluders.hasChanged(two)) {
            findChanges(low & excluders.changedLow, high & excluders.changedHigh);
            thirdLow &= changedLow;
            thirdHigh &= changedHigh;
        }
        for (long rest = thirdLow; rest != 0; rest &= rest - 1) {
            if (eliminates(grid, one, two, Long.numberOfTrailingZeros(rest))) {
                return firstThird(grid, one, two);
            }
        }
        for (long rest = thirdHigh; rest != 0; rest &= rest - 1) {
            if (eliminates(grid, one, two, 64 + Long.numberOfTrailingZeros(rest))) {
                return firstThird(grid, one, two);
            }
        }
        return null;
    }

    /// Finds the cells that make a difference as the third one, beside two that have not changed: those that have, and
    /// the peers of changed excluders of both, `low` and `high`.
    private void findChanges(long low, long high) {
        changedLow = excluders.changedLow;
        changedHigh = excluders.changedHigh;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            addPeers(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            addPeers(64 + Long.numberOfTrailingZeros(rest));
        }
    }

    private void addPeers(int cell) {
        changedLow |= PEERS_LOW[cell];
        changedHigh |= PEERS_HIGH[cell];
    }

    /// Whether the three cells eliminate anything that they did not when they were met in another order.
    private boolean eliminates(CandidateGrid grid, int one, int two, int three) {
        return three != one && three != two && !isMetBefore(one, two, three) && trial(grid, one, two, three);
    }

    /// Pairs are met by their second cell, then by their first.
    private boolean isMetBefore(int one, int two, int three) {
        if (three > two) {
            return false;
        }
        return excluders.excludes(two, one)
                || excluders.excludes(two, three)
                || three < one && (excluders.excludes(one, two) || excluders.excludes(one, three));
    }

    private boolean trial(CandidateGrid grid, int one, int two, int three) {
        long low = excluders.low[one] & excluders.low[two] & excluders.low[three];
        long high = excluders.high[one] & excluders.high[two] & excluders.high[three];
        if (Long.bitCount(low) + Long.bitCount(high) < 2) {
            return false;
        }
        return eliminate(grid, one, two, three, Excluders.marks(grid, low, high, marks));
    }

    /// The first third cell that eliminates something, in the order of the scale.
    private @Nullable FoundStep firstThird(CandidateGrid grid, int one, int two) {
        int count = thirds(one, two);
        for (int i = 0; i < count; i++) {
            if (trial(grid, one, two, thirds[i])) {
                CellSet common = excluders.common(one, two, thirds[i]);
                AlignedEvidence evidence = new AlignedEvidence(grid, common, one, two, thirds[i]);
                return FoundStep.eliminating(
                        7.5, eliminations, () -> new Evidence(Technique.ALIGNED_TRIPLE_EXCLUSION, evidence.pattern()));
            }
        }
        return null;
    }

    private int thirds(int one, int two) {
        int count = 0;
        for (int peer : PEERS[one]) {
            if (peer != two && excluders.isBase(peer) && excluders.excludes(peer, one)) {
                thirds[count++] = peer;
            }
        }
        for (int peer : PEERS[two]) {
            boolean fresh = peer != one && !excluders.excludes(peer, one);
            if (fresh && excluders.isBase(peer) && excluders.excludes(peer, two)) {
                thirds[count++] = peer;
            }
        }
        return count;
    }

    /// Kernel: tries the digits of two cells against masks for the third, and stops as soon as every digit is
    /// allowed.
    private boolean eliminate(CandidateGrid grid, int one, int two, int three, int count) {
        int marksOne = grid.marks[one];
        int marksTwo = grid.marks[two];
        int marksThree = grid.marks[three];
        int twoSeesOne = arePeers(one, two) ? -1 : 0;
        int threeSeesOne = arePeers(one, three) ? -1 : 0;
        int threeSeesTwo = arePeers(two, three) ? -1 : 0;
        int allowedOne = 0;
        int allowedTwo = 0;
        int allowedThree = 0;
        for (int i = marksOne; i != 0; i &= i - 1) {
            int a = i & -i;
            for (int j = marksTwo & ~(a & twoSeesOne); j != 0; j &= j - 1) {
                int b = j & -j;
                int seen = a & threeSeesOne | b & threeSeesTwo;
                int allowed = marksThree & ~seen & ~forbidden(a | b, count);
                if (allowed != 0) {
                    allowedOne |= a;
                    allowedTwo |= b;
                    allowedThree |= allowed;
                    if (allowedOne == marksOne && allowedTwo == marksTwo && allowedThree == marksThree) {
                        return false;
                    }
                }
            }
        }
        eliminations.clear();
        eliminations.add(grid, one, ~allowedOne);
        eliminations.add(grid, two, ~allowedTwo);
        eliminations.add(grid, three, ~allowedThree);
        return true;
    }

    /// What the third cell cannot be if the first two are `two`.
    private int forbidden(int two, int count) {
        int forbidden = 0;
        for (int i = 0; i < count; i++) {
            int left = marks[i] & ~two;
            if (left == 0) {
                return -1;
            }
            forbidden |= (left & left - 1) == 0 ? left : 0;
        }
        return forbidden;
    }
}
