package org.escargot.canonical;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// The search for the pattern-first form: all layouts that give the smallest pattern, and of these the ones whose
/// digits, named in the order in which they appear, give the smallest string.
///
/// There are as many layouts as the pattern has automorphisms; where most cells are given these can be 100,000, and
/// each is looked at.
final class PatternSearch implements FormSearch {
    private final RowSearch patterns;

    /// The digits of the grid in both orientations, one after the other.
    private final byte[] digits = new byte[2 * Cell.COUNT];

    private final long[] rows = new long[9];
    private int automorphisms;

    // The layout being looked at, and the first of the best.
    private final int[] lines = new int[9];
    private final int[] columns = new int[9];
    private final int[] names = new int[Digit.COUNT + 1];
    private Layout first = new Layout(Orientation.ROWS, lines, columns, names);

    PatternSearch(RowSearch patterns) {
        this.patterns = patterns;
    }

    /// @param grid the grid that the row search has loaded
    void search(Grid grid) {
        patterns.searchPattern();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = (byte) grid.digit(cell);
            digits[Cell.COUNT + 9 * Cell.column(cell) + Cell.row(cell)] = digits[cell];
        }
        Arrays.fill(rows, Long.MAX_VALUE);
        int smallest = 0;
        for (int index = 0; index < patterns.layouts(); index++) {
            Orientation orientation = patterns.layOut(index, lines, columns);
            int order = compare(orientation == Orientation.ROWS ? 0 : Cell.COUNT);
            if (order < 0) {
                first = new Layout(orientation, lines.clone(), columns.clone(), names.clone());
                smallest = 0;
            }
            smallest += order <= 0 ? 1 : 0;
        }
        automorphisms = patterns.turningIsNothing() ? smallest / 2 : smallest;
    }

    /// Compares the string of this layout with the best so far, which it replaces if it is smaller.
    private int compare(int start) {
        Arrays.fill(names, 0);
        int named = 0;
        boolean smaller = false;
        for (int row = 0; row < 9; row++) {
            long value = 0;
            for (int column = 0; column < 9; column++) {
                int digit = digits[start + 9 * lines[row] + columns[column]];
                if (digit != Digit.NONE && names[digit] == 0) {
                    names[digit] = ++named;
                }
                value = value << 4 | names[digit];
            }
            if (!smaller && value > rows[row]) {
                return 1;
            }
            smaller |= value < rows[row];
            rows[row] = value;
        }
        return smaller ? -1 : 0;
    }

    @Override
    public long[] rows() {
        return rows;
    }

    @Override
    public int automorphisms() {
        return automorphisms;
    }

    @Override
    public Morph morph() {
        return Morph.of(first);
    }
}
