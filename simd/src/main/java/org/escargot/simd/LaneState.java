package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.EQ;
import static org.escargot.simd.LaneSweep.BIVALUE;
import static org.escargot.simd.LaneSweep.CELLS;
import static org.escargot.simd.LaneSweep.LANES;
import static org.escargot.simd.LaneSweep.NAKED;
import static org.escargot.simd.LaneSweep.OPEN;
import static org.escargot.simd.LaneSweep.SETTLED;
import static org.escargot.simd.LaneSweep.SLOTS;

import jdk.incubator.vector.ByteVector;
import org.escargot.grid.Board;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Puzzle;

/// A position in each lane, and what is done to one lane alone between two sweeps.
///
/// The assumption that a guess puts off is a *node*, [#NODE] words on a stack:
///
/// ```
/// words 0..26    candidates: digit * 3 + band
///       27, 28   the cell that is left with one candidate: its band and its bit, 0 for none
///       29       doublings: each solution found below stands for two to the power of so many
/// ```
final class LaneState {
    /// The words of a node.
    static final int NODE = SETTLED + 3;

    /// Whether the processor compares all cells of a band at once; where it does not, C2 makes an object of each vector
    /// as wide as that.
    private static final boolean COMPARES_BANDS = ByteVector.SPECIES_PREFERRED.length() >= 32;

    final int[] words = new int[SLOTS * LANES];
    private final int[] doublings = new int[LANES];
    /// The digits of the grid, with room for the last band's vector, which is longer than the band.
    private final byte[] digits = new byte[54 + 32];

    /// Puts `puzzle` into `lane`.
    void load(int lane, Puzzle puzzle) {
        doublings[lane] = 0;
        if (puzzle instanceof Givens givens) {
            loadGivens(lane, givens);
        } else {
            loadAllowed(lane, puzzle);
        }
        for (int band = 0; band < 3; band++) {
            words[(OPEN + band) * LANES + lane] = CELLS;
        }
    }

    /// The givens are the first naked singles. Each comparison finds all givens of a digit in a band.
    private void loadGivens(int lane, Givens givens) {
        int[] words = this.words;
        givens.grid().copyTo(digits);
        for (int band = 0; band < 3; band++) {
            int empty = inBand(holding(0, band));
            words[(NAKED + band) * LANES + lane] = CELLS ^ empty;
            int place = band * LANES + lane;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                words[place] = empty | inBand(holding(digit, band));
                place += 3 * LANES;
            }
        }
    }

    /// The cells of `band` that hold `digit`, 0 for the empty ones, each at its bit; further bits are of the next band.
    private long holding(int digit, int band) {
        int from = 27 * band;
        if (COMPARES_BANDS) {
            return ByteVector.fromArray(ByteVector.SPECIES_256, digits, from)
                    .compare(EQ, (byte) digit)
                    .toLong();
        }
        return ByteVector.fromArray(ByteVector.SPECIES_128, digits, from)
                        .compare(EQ, (byte) digit)
                        .toLong()
                | ByteVector.fromArray(ByteVector.SPECIES_128, digits, from + 16)
                                .compare(EQ, (byte) digit)
                                .toLong()
                        << 16;
    }

    /// The lowest 27 bits of `mask`, one for each cell of a band, at the bits that a word of a lane has for these
    /// cells.
    static int inBand(long cells) {
        return Integer.expand((int) cells, CELLS);
    }

    /// Takes a digit from a cell of the puzzle that was just put into `lane`.
    void exclude(int lane, int cell, int digit) {
        words[((digit - 1) * 3 + LaneTables.BAND[cell]) * LANES + lane] &= ~LaneTables.BIT[cell];
    }

    private void loadAllowed(int lane, Puzzle puzzle) {
        Board.requireClassic(puzzle);
        for (int slot = 0; slot < SETTLED; slot++) {
            words[slot * LANES + lane] = 0;
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int bits = puzzle.allowed(cell).bits();
            for (int digit = 0; digit < Digit.COUNT; digit++) {
                if ((bits >>> digit & 1) != 0) {
                    words[(digit * 3 + LaneTables.BAND[cell]) * LANES + lane] |= LaneTables.BIT[cell];
                }
            }
        }
        for (int band = 0; band < 3; band++) {
            words[(NAKED + band) * LANES + lane] = 0;
        }
    }

    /// Puts the node at `stack[from]` into `lane`.
    void restore(int lane, int[] stack, int from) {
        int[] words = this.words;
        for (int slot = 0; slot < SETTLED; slot++) {
            words[slot * LANES + lane] = stack[from + slot];
        }
        for (int band = 0; band < 3; band++) {
            words[(OPEN + band) * LANES + lane] = CELLS;
            words[(NAKED + band) * LANES + lane] = 0;
        }
        words[(NAKED + stack[from + SETTLED]) * LANES + lane] = stack[from + SETTLED + 1];
        doublings[lane] = stack[from + SETTLED + 2];
    }

    /// Writes the position in `lane` as a node to `stack[to]`.
    void save(int lane, int[] stack, int to) {
        for (int slot = 0; slot < SETTLED; slot++) {
            stack[to + slot] = words[slot * LANES + lane];
        }
        stack[to + SETTLED] = 0;
        stack[to + SETTLED + 1] = 0;
        stack[to + SETTLED + 2] = doublings[lane];
    }

    /// How many solutions of its puzzle each solution of the position in `lane` stands for.
    long each(int lane) {
        return 1L << doublings[lane];
    }

    /// Whether the position in `lane`, which got stuck, is a [BUG][Bug].
    boolean isBug(int lane) {
        int open0 = words[OPEN * LANES + lane];
        int open1 = words[(OPEN + 1) * LANES + lane];
        int open2 = words[(OPEN + 2) * LANES + lane];
        int more = open0 ^ words[BIVALUE * LANES + lane]
                | open1 ^ words[(BIVALUE + 1) * LANES + lane]
                | open2 ^ words[(BIVALUE + 2) * LANES + lane];
        return more == 0 && Bug.isHeldEvenly(open0, open1, open2, words, lane, LANES, 3 * LANES);
    }

    int openCells(int lane) {
        return Integer.bitCount(words[OPEN * LANES + lane])
                + Integer.bitCount(words[(OPEN + 1) * LANES + lane])
                + Integer.bitCount(words[(OPEN + 2) * LANES + lane]);
    }

    /// Has the position in `lane`, which got stuck, swept again as if all cells were open: below a BUG, the singles
    /// that the last sweep left must be followed, not guessed at.
    void follow(int lane) {
        for (int band = 0; band < 3; band++) {
            words[(OPEN + band) * LANES + lane] = CELLS;
            words[(NAKED + band) * LANES + lane] = 0;
        }
    }

    /// Assumes a candidate in `lane`, a BUG, and puts nothing on the stack: each solution stands for twice as many.
    void assume(int lane) {
        doublings[lane]++;
        int spot = bivalueWithMostOpenPeers(lane);
        int band = spot >>> 5;
        int bit = 1 << spot;
        int seen = 0;
        for (int slot = 0; slot < SETTLED; slot += 3) {
            int place = (slot + band) * LANES + lane;
            int hit = words[place] & bit;
            words[place] ^= hit & seen;
            seen |= hit;
        }
        words[(NAKED + band) * LANES + lane] = bit;
    }

    /// Assumes a candidate in `lane`, which got stuck, and writes the opposite assumption as a node to `stack[to]`.
    void guess(int lane, int[] stack, int to) {
        int[] words = this.words;
        int spot = bivalueWithMostOpenPeers(lane);
        int naked = -1;
        if (spot < 0) {
            spot = Branching.openCellWithFewestCandidates(
                    words[OPEN * LANES + lane],
                    words[(OPEN + 1) * LANES + lane],
                    words[(OPEN + 2) * LANES + lane],
                    words,
                    lane,
                    LANES,
                    3 * LANES);
            naked = 0;
        }
        int band = spot >>> 5;
        int bit = 1 << spot;
        int second = band == 2 ? 0 : band + 1;
        copyBand(second, lane, stack, to);
        copyBand(3 - band - second, lane, stack, to);
        // The lowest candidate of the cell stays in the lane, the others go into the node, without a branch.
        int seen = 0;
        for (int slot = 0; slot < SETTLED; slot += 3) {
            int place = (slot + band) * LANES + lane;
            int word = words[place];
            int hit = word & bit;
            stack[to + slot + band] = word ^ hit & ~seen;
            words[place] = word ^ hit & seen;
            seen |= hit;
        }
        stack[to + SETTLED] = band;
        stack[to + SETTLED + 1] = naked & bit;
        stack[to + SETTLED + 2] = 0;
        words[(NAKED + band) * LANES + lane] = bit;
    }

    /// One band at a time, because a loop over all three needs more registers than there are.
    private void copyBand(int band, int lane, int[] stack, int to) {
        for (int slot = 0; slot < SETTLED; slot += 3) {
            stack[to + slot + band] = words[(slot + band) * LANES + lane];
        }
    }

    private int bivalueWithMostOpenPeers(int lane) {
        return Branching.bivalueWithMostOpenPeers(
                words[OPEN * LANES + lane],
                words[(OPEN + 1) * LANES + lane],
                words[(OPEN + 2) * LANES + lane],
                words[BIVALUE * LANES + lane],
                words[(BIVALUE + 1) * LANES + lane],
                words[(BIVALUE + 2) * LANES + lane]);
    }
}
