package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.PEERS;
import static org.escargot.rating.explainer.Layout.arePeers;

import org.escargot.logic.step.Technique;

/// Aligned triplet exclusion, 7.5: as with pairs, for three cells, the third of which excludes for one of the
/// others; cells with two or three candidates exclude.
final class AlignedTripletRung implements Rung {
    private final Excluders excluders = new Excluders(3);
    private final Shortcuts shortcuts;
    private final int[] marks = new int[20];
    private final int[] thirds = new int[40];
    private int one;
    private int two;
    private int three;

    AlignedTripletRung(Shortcuts shortcuts) {
        this.shortcuts = shortcuts;
    }

    @Override
    public boolean find(Position position, Move move) {
        excluders.load(position);
        for (int j = 1; j < excluders.baseCount; j++) {
            for (int i = 0; i < j; i++) {
                if (withThird(position, excluders.bases[i], excluders.bases[j], move)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean withThird(Position position, int one, int two, Move move) {
        long low = excluders.low[one] & excluders.low[two];
        long high = excluders.high[one] & excluders.high[two];
        if (Long.bitCount(low) + Long.bitCount(high) < 2) {
            return false;
        }
        if (shortcuts == Shortcuts.LEFT_OUT) {
            return firstThird(position, one, two, move);
        }
        long thirdLow = (excluders.low[one] | excluders.low[two]) & excluders.baseLow;
        long thirdHigh = (excluders.high[one] | excluders.high[two]) & excluders.baseHigh;
        for (long rest = thirdLow; rest != 0; rest &= rest - 1) {
            if (strikes(position, one, two, Long.numberOfTrailingZeros(rest), move)) {
                return firstThird(position, one, two, move);
            }
        }
        for (long rest = thirdHigh; rest != 0; rest &= rest - 1) {
            if (strikes(position, one, two, 64 + Long.numberOfTrailingZeros(rest), move)) {
                return firstThird(position, one, two, move);
            }
        }
        return false;
    }

    /// Whether the three cells strike anything that they did not when they were met in another order.
    private boolean strikes(Position position, int one, int two, int three, Move move) {
        return three != one && three != two && !isMetBefore(one, two, three) && trial(position, one, two, three, move);
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

    private boolean trial(Position position, int one, int two, int three, Move move) {
        long low = excluders.low[one] & excluders.low[two] & excluders.low[three];
        long high = excluders.high[one] & excluders.high[two] & excluders.high[three];
        if (Long.bitCount(low) + Long.bitCount(high) < 2) {
            return false;
        }
        return strike(position, one, two, three, Excluders.marks(position, low, high, marks), move);
    }

    /// The first third cell that strikes something, in the order of the scale.
    private boolean firstThird(Position position, int one, int two, Move move) {
        int count = thirds(one, two);
        for (int i = 0; i < count; i++) {
            if (trial(position, one, two, thirds[i], move)) {
                return true;
            }
        }
        return false;
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

    /// Kernel: tries the digits of two cells against masks for the third, and stops as soon as every digit is allowed.
    private boolean strike(Position position, int one, int two, int three, int count, Move move) {
        int marksOne = position.marks[one];
        int marksTwo = position.marks[two];
        int marksThree = position.marks[three];
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
        this.one = one;
        this.two = two;
        this.three = three;
        move.clear(7.5);
        move.strike(position, one, ~allowedOne);
        move.strike(position, two, ~allowedTwo);
        move.strike(position, three, ~allowedThree);
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

    @Override
    public Evidence explain(Position position) {
        int[] cells = {one, two, three};
        return new Evidence(
                Technique.ALIGNED_TRIPLE_EXCLUSION, AlignedEvidence.of(position, cells, excluders.common(cells)));
    }
}
