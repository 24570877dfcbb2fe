package org.escargot.solver;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;

/// The tables of [BandSolver], which draws the layout of a band.
///
/// A *frame* is a band seen through its mini-rows: nine bits, bit 3 * row + box set when one of the three
/// cells of that mini-row is left. A digit stands once in each row and once in each box of its band, so its
/// final frame is one of six permutation matrices.
final class BandTables {
    /// All 27 cells of a band.
    static final int BAND = 0x7FF_FFFF;

    /// A frame times this is the mask of its cells.
    static final int SPREAD = 1 | 1 << 9 | 1 << 18;

    /// Set in [#CLOSURE] when the frame still holds a permutation.
    static final int POSSIBLE = 1 << 27;

    /// For each frame the cells of all mini-rows that lie on a permutation within it, and [#POSSIBLE]. Read as
    /// a rule, this is every locked candidate and every hidden box of the band at once.
    static final int[] CLOSURE = new int[512];

    /// For each frame the mini-rows that are the only ones of their row, as a frame.
    static final int[] ALONE = new int[512];

    /// For each frame the cells of the rows in which it has no mini-row.
    static final int[] OTHER_ROWS = new int[512];

    /// For each cell, three masks: its peers in the top, middle and bottom band.
    static final int[] PEERS = new int[3 * Cell.COUNT];

    /// For each cell its bit within its band.
    static final int[] BIT = new int[Cell.COUNT];

    /// The cell for each band and number of bit.
    static final int[] CELL = new int[Cell.COUNT];

    private static final int[] PERMUTATIONS = {
        0b001_010_100, 0b001_100_010, 0b010_001_100, 0b010_100_001, 0b100_001_010, 0b100_010_001
    };

    static {
        for (int frame = 0; frame < 512; frame++) {
            CLOSURE[frame] = closure(frame);
            for (int row = 0; row < 3; row++) {
                int own = frame & 7 << 3 * row;
                if (Integer.bitCount(own) == 1) {
                    ALONE[frame] |= own;
                }
                if (own == 0) {
                    OTHER_ROWS[frame] |= (7 << 3 * row) * SPREAD;
                }
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int bit = bit(cell);
            BIT[cell] = 1 << bit;
            CELL[band(cell) * 27 + bit] = cell;
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            CellSet peers = Houses.peers(cell);
            for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
                PEERS[3 * cell + band(peer)] |= BIT[peer];
            }
        }
    }

    private BandTables() {}

    private static int closure(int frame) {
        int closed = 0;
        for (int permutation : PERMUTATIONS) {
            if ((frame & permutation) == permutation) {
                closed |= permutation;
            }
        }
        return closed == 0 ? 0 : closed * SPREAD | POSSIBLE;
    }

    private static int band(int cell) {
        return cell / 27;
    }

    private static int bit(int cell) {
        int row = Cell.row(cell) % 3;
        int column = Cell.column(cell);
        return column % 3 * 9 + row * 3 + column / 3;
    }
}
