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
                extend(cell, -1, EXTRA_CELLS, 0);
            }
        }
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
