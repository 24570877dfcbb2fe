package org.escargot.canonical;

import org.escargot.grid.Cell;

/// A way to lay a grid out anew. Whoever makes one leaves its arrays alone.
final class Way {
    private final Reading reading;
    private final int[] lines;
    private final int[] columns;
    private final int[] names;

    /// @param reading how the lines are read
    /// @param lines which line becomes row 0..8
    /// @param columns which place of the lines becomes column 0..8
    /// @param names what each digit 1..9 is called, 0 where that is open; at 0 stands 0
    Way(Reading reading, int[] lines, int[] columns, int[] names) {
        this.reading = reading;
        this.lines = lines;
        this.columns = columns;
        this.names = names;
    }

    Reading reading() {
        return reading;
    }

    /// Which line becomes `row`.
    int line(int row) {
        return lines[row];
    }

    /// The cell of the grid that goes to `cell`.
    int source(int cell) {
        return reading.cell(lines[Cell.row(cell)], columns[Cell.column(cell)]);
    }

    /// What `digit` is called; 0 where that is open.
    int name(int digit) {
        return names[digit];
    }
}
