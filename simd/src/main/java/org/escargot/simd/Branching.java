package org.escargot.simd;

/// Which cell to guess at.
final class Branching {
    private Branching() {}

    /// Of the open cells with two candidates the one with most open peers, or -1 where there is none. The words are
    /// bands from top to bottom, open cells and those with two candidates.
    static int bivalueWithMostOpenPeers(int open0, int open1, int open2, int bivalue0, int bivalue1, int bivalue2) {
        // Two bands at once: the end of a loop is hard to predict.
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

    /// Count and cell in one number: a maximum needs no branch.
    private static int rated(int place, long open, int open2) {
        int cell = LaneTables.CELL[place];
        int peers = Long.bitCount(open & LaneTables.PEERS[2 * cell])
                + Long.bitCount(open2 & LaneTables.PEERS[2 * cell + 1]);
        return peers << 7 | cell;
    }
}
