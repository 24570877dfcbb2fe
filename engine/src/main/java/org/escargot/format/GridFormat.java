package org.escargot.format;

import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.jspecify.annotations.Nullable;

/// Nine rows, with or without frames and separators; any number of grids, each with its title above it.
final class GridFormat implements EntryReader {
    private final Cursor cursor;

    GridFormat(Cursor cursor) {
        this.cursor = cursor;
    }

    @Override
    public @Nullable Entry next() {
        byte[] digits = new byte[Shape.CELLS];
        String title = "";
        int first = 0;
        int row = 0;
        while (row < 9) {
            int number = cursor.number();
            String line = cursor.take();
            if (line == null) {
                return row == 0 ? null : tooFewRows(number, row);
            }
            if (Shape.isRule(line) || LineFormat.isSkipped(line)) {
                continue;
            }
            ParseProblem problem = RowText.read(line, number, digits, row);
            if (problem != null && row == 0 && RowText.cells(line) < 5) {
                title = line.strip();
                continue;
            }
            if (problem != null) {
                skipGrid();
                return new BrokenEntry(number, List.of(problem), "");
            }
            first = row == 0 ? number : first;
            row++;
        }
        return new PuzzleEntry(first, new Givens(Grid.of(digits)), null, title, "", "");
    }

    static BrokenEntry tooFewRows(int number, int rows) {
        return BrokenEntry.at(number, 1, "The grid ends after " + rows + " rows; it must have nine.", "");
    }

    /// What follows a bad row is not read until a blank line ends the grid.
    private void skipGrid() {
        String line = cursor.take();
        while (line != null && !line.isBlank()) {
            line = cursor.take();
        }
    }
}
