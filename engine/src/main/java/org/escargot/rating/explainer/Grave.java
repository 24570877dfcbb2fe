package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.BOX_ROW_COLUMN;
import static org.escargot.rating.explainer.Layout.CELL;
import static org.escargot.rating.explainer.Layout.PEERS;

import java.util.Arrays;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// A grid that would be a bivalue universal grave, two candidates in each cell and two places for each digit in
/// each house, were it not for a few candidates in a few cells.
final class Grave {
    /// The cells with too many candidates, in the order in which they were met.
    final int[] cells = new int[81];

    /// Of each of those cells, the candidates that are too many.
    final int[] values = new int[81];

    int cellCount;

    /// All candidates that are too many.
    int allValues;

    /// The cells that see all of [#cells], as the first one's peers are ordered.
    final int[] common = new int[20];

    int commonCount;
    private final Position rest = new Position();

    /// Whether `position` is such a grid.
    boolean find(Position position) {
        cellCount = 0;
        allValues = 0;
        commonCount = 0;
        rest.copy(position);
        for (int kind : BOX_ROW_COLUMN) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                for (int digit = 0; digit < 9; digit++) {
                    int count = Integer.bitCount(position.places[house * 9 + digit]);
                    if (count != 0 && count != 2 && !excess(position, house, digit)) {
                        return false;
                    }
                }
            }
        }
        return cellCount > 0 && isGrave();
    }

    /// `digit` has not two places in `house`; false if that is not the fault of a cell with three candidates.
    private boolean excess(Position position, int house, int digit) {
        int found = -1;
        int count = 0;
        for (int places = position.places[house * 9 + digit]; places != 0; places &= places - 1) {
            int cell = CELL[house * 9 + Integer.numberOfTrailingZeros(places)];
            if (Integer.bitCount(position.marks[cell]) >= 3) {
                found = cell;
                count++;
            }
        }
        if (count == 1) {
            add(found, digit);
            return cellCount < 2 || Integer.bitCount(allValues) < 2 || commonCount > 0;
        }
        return count > 1;
    }

    private void add(int cell, int digit) {
        rest.remove(cell, digit);
        allValues |= 1 << digit;
        for (int i = 0; i < cellCount; i++) {
            if (cells[i] == cell) {
                values[i] |= 1 << digit;
                return;
            }
        }
        if (cellCount == 0) {
            System.arraycopy(PEERS[cell], 0, common, 0, 20);
            commonCount = 20;
        } else {
            int kept = 0;
            for (int i = 0; i < commonCount; i++) {
                if (Layout.arePeers(common[i], cell)) {
                    common[kept++] = common[i];
                }
            }
            commonCount = kept;
        }
        cells[cellCount] = cell;
        values[cellCount++] = 1 << digit;
    }

    private boolean isGrave() {
        for (int cell = 0; cell < 81; cell++) {
            int marks = rest.marks[cell];
            boolean open = (rest.open[cell / 9] >>> cell % 9 & 1) != 0;
            if (open && Integer.bitCount(marks) != 2) {
                return false;
            }
        }
        for (int places : rest.places) {
            if (places != 0 && Integer.bitCount(places) != 2) {
                return false;
            }
        }
        return true;
    }

    /// The cells with too many candidates.
    CellSet guardians() {
        return CellSet.of(Arrays.copyOf(cells, cellCount));
    }

    /// The grave itself: what is left without the candidates that are too many.
    CandidateSet deadly() {
        CandidateSet deadly = CandidateSet.EMPTY;
        for (int cell = 0; cell < 81; cell++) {
            deadly = deadly.or(CandidateSet.of(cell, new DigitSet(rest.marks[cell])));
        }
        return deadly;
    }
}
