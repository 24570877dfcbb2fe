package org.escargot.rating.explainer.loops;

import static org.escargot.rating.explainer.words.Layout.BOX_ROW_COLUMN;
import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.PEERS;

import java.util.Arrays;
import org.escargot.grid.CellSet;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// A grid that would be a BUG (bivalue universal grave), two candidates in each cell and two places for each digit in
/// each house, were it not for a few candidates in a few cells.
public final class Bug {
    /// The cells with too many candidates, in the order in which they were met.
    public final int[] cells = new int[81];

    /// Of each of those cells, the candidates that are too many.
    public final int[] values = new int[81];

    public int cellCount;

    /// All candidates that are too many.
    public int allValues;

    /// The cells that see all of [#cells], as the first one's peers are ordered.
    public final int[] common = new int[20];

    public int commonCount;
    private final CandidateGrid rest = new CandidateGrid();

    /// Whether `grid` is one.
    public boolean find(CandidateGrid grid) {
        cellCount = 0;
        allValues = 0;
        commonCount = 0;
        rest.copy(grid);
        for (int kind : BOX_ROW_COLUMN) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                for (int digit = 0; digit < 9; digit++) {
                    int count = Integer.bitCount(grid.places[house * 9 + digit]);
                    if (count != 0 && count != 2 && !excess(grid, house, digit)) {
                        return false;
                    }
                }
            }
        }
        return cellCount > 0 && isBug();
    }

    /// `digit` has not two places in `house`; false if that is not the fault of a cell with three candidates.
    private boolean excess(CandidateGrid grid, int house, int digit) {
        int found = -1;
        int count = 0;
        for (int places = grid.places[house * 9 + digit]; places != 0; places &= places - 1) {
            int cell = CELL[house * 9 + Integer.numberOfTrailingZeros(places)];
            if (Integer.bitCount(grid.marks[cell]) >= 3) {
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

    private void keepPeersOf(int cell) {
        int kept = 0;
        for (int i = 0; i < commonCount; i++) {
            if (Layout.arePeers(common[i], cell)) {
                common[kept++] = common[i];
            }
        }
        commonCount = kept;
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
            keepPeersOf(cell);
        }
        cells[cellCount] = cell;
        values[cellCount++] = 1 << digit;
    }

    private boolean isBug() {
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
    public CellSet guardians() {
        return CellSet.of(Arrays.copyOf(cells, cellCount));
    }

    /// `[cell]`: the candidates of the BUG itself, what is left without those that are too many; an array of its own.
    public int[] deadly() {
        return rest.marks.clone();
    }
}
