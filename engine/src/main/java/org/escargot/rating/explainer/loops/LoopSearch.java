package org.escargot.rating.explainer.loops;

import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.HOUSE;

import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// Searches the loops of cells that share two candidates, from each cell that has no others.
///
/// Two cells of a loop may have more candidates; a third one only if all of them together have one more. That sum
/// also counts the neighbors that were tried before from the same cell: a quirk of the scale, kept because it
/// decides which loops are seen.
public final class LoopSearch {
    /// Is told of each loop.
    public interface Visitor {
        /// `path` holds a loop of `length` cells in order, in which each house is met as often by its even as by
        /// its odd cells.
        void loop(int[] path, int length, int pair);
    }

    private static final int EXTRA_CELLS = 2;

    private final Visitor visitor;
    private final int[] path = new int[81];
    private final boolean[] onPath = new boolean[81];

    /// `[row]`: the columns of the cells that may lie on a loop.
    private final int[] promising = new int[9];

    private int length;
    private int pair;
    private int low;
    private int high;
    private CandidateGrid grid = new CandidateGrid();

    public LoopSearch(Visitor visitor) {
        this.visitor = visitor;
    }

    /// Visits every loop, each as often as it is met.
    public void visit(CandidateGrid searched) {
        grid = searched;
        for (int cell = 0; cell < 81; cell++) {
            if (Integer.bitCount(grid.marks[cell]) == 2) {
                pair = grid.marks[cell];
                low = Integer.numberOfTrailingZeros(pair);
                high = 31 - Integer.numberOfLeadingZeros(pair);
                findPromising();
                if (isPromising(cell)) {
                    extend(cell, -1, EXTRA_CELLS, 0);
                }
            }
        }
    }

    /// Finds the cells through which loops can lead: those that have both candidates and share houses of two kinds
    /// with others of them.
    ///
    /// Kernel: one word a row; `once` and `twice` are the columns with such cells, and the boxes of a band as three
    /// bits.
    private void findPromising() {
        for (int row = 0; row < 9; row++) {
            promising[row] = grid.places[row * 9 + low] & grid.places[row * 9 + high];
        }
        boolean isStable = false;
        while (!isStable) {
            isStable = true;
            int columns = 0;
            int columnsTwice = 0;
            for (int row = 0; row < 9; row++) {
                columnsTwice |= columns & promising[row];
                columns |= promising[row];
            }
            for (int row = 0; row < 9; row++) {
                int inRow = Integer.bitCount(promising[row]) > 1 ? 0x1FF : 0;
                int inBox = boxesTwice(row / 3 * 3);
                int kept = promising[row] & (inRow & columnsTwice | inRow & inBox | columnsTwice & inBox);
                isStable &= kept == promising[row];
                promising[row] = kept;
            }
        }
    }

    /// The columns of the boxes of a band that have two cells or more.
    private int boxesTwice(int firstRow) {
        int columns = 0;
        for (int box = 0b111; box < 0x200; box <<= 3) {
            int count = Integer.bitCount(promising[firstRow] & box)
                    + Integer.bitCount(promising[firstRow + 1] & box)
                    + Integer.bitCount(promising[firstRow + 2] & box);
            columns |= count > 1 ? box : 0;
        }
        return columns;
    }

    private boolean isPromising(int cell) {
        return (promising[cell / 9] >>> cell % 9 & 1) != 0;
    }

    private void extend(int cell, int arrival, int budget, int extras) {
        path[length++] = cell;
        onPath[cell] = true;
        int seen = extras;
        for (int kind : Layout.BOX_ROW_COLUMN) {
            if (kind == arrival) {
                continue;
            }
            int house = HOUSE[cell * 3 + kind];
            int places = grid.places[house * 9 + low] & grid.places[house * 9 + high];
            for (int rest = places; rest != 0; rest &= rest - 1) {
                int next = CELL[house * 9 + Integer.numberOfTrailingZeros(rest)];
                if (next == path[0]) {
                    close();
                } else if (!onPath[next]) {
                    int extra = grid.marks[next] & ~pair;
                    seen |= extra;
                    if (!isPromising(next)) {
                        continue;
                    }
                    if (extra == 0 || Integer.bitCount(seen) == 1 || budget > 0) {
                        extend(next, kind, extra == 0 ? budget : budget - 1, seen);
                    }
                }
            }
        }
        onPath[cell] = false;
        length--;
    }

    private void close() {
        if (length < 4) {
            return;
        }
        int even = 0;
        int odd = 0;
        for (int i = 0; i < length; i++) {
            int at = path[i] * 3;
            int houses = 1 << HOUSE[at] | 1 << HOUSE[at + 1] | 1 << HOUSE[at + 2];
            if ((i & 1) == 0) {
                if ((even & houses) != 0) {
                    return;
                }
                even |= houses;
            } else {
                if ((odd & houses) != 0) {
                    return;
                }
                odd |= houses;
            }
        }
        if (even == odd) {
            visitor.loop(path, length, pair);
        }
    }
}
