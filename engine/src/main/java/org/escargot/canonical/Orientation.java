package org.escargot.canonical;

import org.escargot.grid.Cell;

/// The two ways to read a grid line by line.
enum Orientation {
    /// Its rows from the top.
    ROWS {
        @Override
        int cell(int line, int place) {
            return Cell.at(line, place);
        }
    },
    /// Its columns from the left: the rows of the grid turned over its diagonal.
    COLUMNS {
        @Override
        int cell(int line, int place) {
            return Cell.at(place, line);
        }
    };

    /// The cell at `place` of `line`, both 0..8.
    abstract int cell(int line, int place);
}
