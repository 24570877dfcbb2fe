package org.escargot.simd;

/// Which cell to guess at.
final class Branching {
    private Branching() {}

    /// Of the open cells with two candidates the one with most open peers, or -1 where there is none. The words are
    /// bands from top to bottom, open cells and those with two candidates.
    static int bivalueWithMostOpenPeers(int open0, int open1, int open2, int bivalue0, int bivalue1, int bivalue2) {
        int best = -1;
        for (int rest = bivalue0; rest != 0; rest &= rest - 1) {
            best = Math.max(best, rated(Integer.numberOfTrailingZeros(rest), open0, open1, open2));
        }
        for (int rest = bivalue1; rest != 0; rest &= rest - 1) {
            best = Math.max(best, rated(1 << 5 | Integer.numberOfTrailingZeros(rest), open0, open1, open2));
        }
        for (int rest = bivalue2; rest != 0; rest &= rest - 1) {
            best = Math.max(best, rated(2 << 5 | Integer.numberOfTrailingZeros(rest), open0, open1, open2));
        }
        return best < 0 ? -1 : best & 127;
    }

    /// Count and cell in one number: a maximum needs no branch.
    private static int rated(int place, int open0, int open1, int open2) {
        int cell = LaneTables.CELL[place];
        int peers = Integer.bitCount(open0 & LaneTables.PEERS[3 * cell])
                + Integer.bitCount(open1 & LaneTables.PEERS[3 * cell + 1])
                + Integer.bitCount(open2 & LaneTables.PEERS[3 * cell + 2]);
        return peers << 7 | cell;
    }
}
