package org.escargot.canonical;

import org.escargot.grid.Cell;

/// How a grid is laid out anew: which lines become which rows and columns, and what digits are called. The arrays are
/// kept, not copied: the caller must not change them afterwards.
final class Layout {
    private final Orientation orientation;
    private final int[] lines;
    private final int[] columns;
    private final int[] names;

    /// @param orientation how the lines are read
    /// @param lines which line becomes row 0..8
    /// @param columns which place of the lines becomes column 0..8
    /// @param names what each digit 1..9 is called, 0 where that is open; at 0 stands 0
    Layout(Orientation orientation, int[] lines, int[] columns, int[] names) {
        this.orientation = orientation;
        this.lines = lines;
        this.columns = columns;
        this.names = names;
    }

    Orientation orientation() {
        return orientation;
    }

    /// Which line becomes `row`.
    int line(int row) {
        return lines[row];
    }

    /// The cell of the grid that goes to `cell`.
    int source(int cell) {
        return orientation.cell(lines[Cell.row(cell)], columns[Cell.column(cell)]);
    }

    /// What `digit` is called; 0 where that is open.
    int name(int digit) {
        return names[digit];
    }
}
