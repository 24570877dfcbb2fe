package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.PEERS;
import static org.escargot.rating.explainer.Layout.arePeers;

/// Aligned triplet exclusion, 7.5: as with pairs, for three cells, the third of which excludes for one of the
/// others; cells with two or three candidates exclude.
final class AlignedTripletRung implements Rung {
    private final Excluders excluders = new Excluders(3);
    private final int[] marks = new int[20];
    private final int[] thirds = new int[40];

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
        int count = thirds(one, two);
        for (int i = 0; i < count; i++) {
            int three = thirds[i];
            long allLow = low & excluders.low[three];
            long allHigh = high & excluders.high[three];
            if (Long.bitCount(allLow) + Long.bitCount(allHigh) >= 2) {
                int excluding = Excluders.marks(position, allLow, allHigh, marks);
                if (strike(position, one, two, three, excluding, move)) {
                    return true;
                }
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
                }
            }
        }
        if (allowedOne == marksOne && allowedTwo == marksTwo && allowedThree == marksThree) {
            return false;
        }
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
}
