package org.escargot.simd;

import org.escargot.grid.Digit;

/// Which cell to guess at, told by its *spot*: `band << 5 | number of bit`, as [LaneTables#CELL] has it.
final class Branching {
    private Branching() {}

    /// Of the open cells with two candidates the one with most open peers, or -1 where there is none. The arguments
    /// are the open cells of each band from top to bottom, then those with two candidates.
    static int bivalueWithMostOpenPeers(int open0, int open1, int open2, int bivalue0, int bivalue1, int bivalue2) {
        // Two bands in one loop: each end of a loop costs a branch that the processor predicts badly.
        long open = open0 | (long) open1 << 32;
        int best = -1;
        for (long rest = bivalue0 | (long) bivalue1 << 32; rest != 0; rest &= rest - 1) {
            best = Math.max(best, rated(Long.numberOfTrailingZeros(rest), open, open2));
        }
        for (int rest = bivalue2; rest != 0; rest &= rest - 1) {
            best = Math.max(best, rated(2 << 5 | Integer.numberOfTrailingZeros(rest), open, open2));
        }
        return best < 0 ? -1 : best & 127;
    }

    /// Count and spot in one number, so that the maximum of two needs no branch.
    private static int rated(int spot, long open, int open2) {
        int peers = Long.bitCount(open & LaneTables.UPPER_PEERS[spot & 127])
                + Integer.bitCount(open2 & LaneTables.BOTTOM_PEERS[spot & 127]);
        return peers << 7 | spot;
    }

    /// The first open cell with three candidates, or where there is none the first with fewest; no cell has fewer than
    /// three. The word of `digit` in `band` is at `from + band * bandStep + digit * digitStep`.
    static int openCellWithFewestCandidates(
            int open0, int open1, int open2, int[] words, int from, int bandStep, int digitStep) {
        int best = -1;
        int fewest = Digit.COUNT + 1;
        for (int band = 0; band < 3; band++) {
            int open = band == 0 ? open0 : band == 1 ? open1 : open2;
            int trivalue = open & ~withFour(words, from + band * bandStep, digitStep);
            if (trivalue != 0) {
                return band << 5 | Integer.numberOfTrailingZeros(trivalue);
            }
            for (int rest = open; rest != 0; rest &= rest - 1) {
                int count = candidates(Integer.lowestOneBit(rest), words, from + band * bandStep, digitStep);
                if (count < fewest) {
                    best = band << 5 | Integer.numberOfTrailingZeros(rest);
                    fewest = count;
                }
            }
        }
        return best;
    }

    /// The cells of a band with four candidates or more.
    private static int withFour(int[] words, int from, int step) {
        int one = 0;
        int two = 0;
        int three = 0;
        int four = 0;
        for (int digit = 0; digit < Digit.COUNT; digit++) {
            int word = words[from + digit * step];
            four |= three & word;
            three |= two & word;
            two |= one & word;
            one |= word;
        }
        return four;
    }

    private static int candidates(int bit, int[] words, int from, int step) {
        int count = 0;
        for (int digit = 0; digit < Digit.COUNT; digit++) {
            count += (words[from + digit * step] & bit) != 0 ? 1 : 0;
        }
        return count;
    }
}
