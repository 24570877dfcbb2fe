package org.escargot.cli.output;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// A grid drawn for a person, boxes framed, givens bold where the terminal can.
public final class FramedGrid {
    private static final String TOP = "┌───────┬───────┬───────┐\n";
    private static final String MIDDLE = "├───────┼───────┼───────┤\n";
    private static final String BOTTOM = "└───────┴───────┴───────┘\n";

    private FramedGrid() {}

    /// `grid` in 13 lines.
    ///
    /// @param bold the cells to print bold, by ANSI escapes; none for plain text
    public static String draw(Grid grid, CellSet bold) {
        StringBuilder text = new StringBuilder(TOP);
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int cell = Cell.at(row, column);
                text.append(column % 3 == 0 ? "│ " : "");
                append(text, grid.digit(cell), bold.contains(cell));
            }
            text.append("│\n").append(row == 8 ? BOTTOM : row % 3 == 2 ? MIDDLE : "");
        }
        return text.toString();
    }

    private static void append(StringBuilder text, int digit, boolean bold) {
        char symbol = digit == Digit.NONE ? '.' : (char) ('0' + digit);
        if (bold) {
            text.append("\u001b[1m").append(symbol).append("\u001b[0m ");
        } else {
            text.append(symbol).append(' ');
        }
    }
}
