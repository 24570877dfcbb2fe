package org.escargot.canonical;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// The search for the pattern-first form: all ways to the smallest pattern, and of these the ones whose digits,
/// named in the order in which they appear, give the smallest string.
///
/// The ways are as many as the pattern has automorphisms; where most cells are given these can be 100,000, and
/// each is looked at.
final class PatternSearch implements FormSearch {
    private final RowSearch patterns;

    /// The digits read by rows, then by columns.
    private final byte[] digits = new byte[2 * Cell.COUNT];

    private final long[] rows = new long[9];
    private int automorphisms;

    // The way being looked at, and the first of the best.
    private final int[] lines = new int[9];
    private final int[] columns = new int[9];
    private final int[] names = new int[Digit.COUNT + 1];
    private Way first = new Way(Reading.ROWS, lines, columns, names);

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
        for (int index = 0; index < patterns.ways(); index++) {
            Reading reading = patterns.layOut(index, lines, columns);
            int order = compare(reading == Reading.ROWS ? 0 : Cell.COUNT);
            if (order < 0) {
                first = new Way(reading, lines.clone(), columns.clone(), names.clone());
                smallest = 0;
            }
            smallest += order <= 0 ? 1 : 0;
        }
        automorphisms = patterns.turningIsNothing() ? smallest / 2 : smallest;
    }

    /// Compares the string of this way with the best so far, which it replaces if it is smaller.
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
