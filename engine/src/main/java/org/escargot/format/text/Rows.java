package org.escargot.format.text;

import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// Writes nine rows of nine cells, as files hold them.
final class Rows {
    private static final String FRAME = "+-------+-------+-------+\n";

    private Rows() {}

    /// The rows of `grid`, each a line.
    ///
    /// @param separator what stands between two cells
    /// @param empty what stands for an empty cell
    static String write(Grid grid, String separator, String empty) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = grid.digit(cell);
            text.append(digit == Digit.NONE ? empty : Integer.toString(digit))
                    .append(Cell.column(cell) == 8 ? "\n" : separator);
        }
        return text.toString();
    }

    /// The rows of `marks`, each a line, the numbers of a cell run together.
    ///
    /// @param separator what stands between two cells
    static String write(Marks marks, String separator) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            text.append(marks.at(cell)).append(Cell.column(cell) == 8 ? "\n" : separator);
        }
        return text.toString();
    }

    /// The rows of `grid` in frames.
    static String framed(Grid grid) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = grid.digit(cell);
            text.append(cell % 27 == 0 ? FRAME : "")
                    .append(Cell.column(cell) % 3 == 0 ? "| " : "")
                    .append(digit == Digit.NONE ? "." : Integer.toString(digit))
                    .append(' ')
                    .append(Cell.column(cell) == 8 ? "|\n" : "");
        }
        return text.append(FRAME).toString();
    }
}
