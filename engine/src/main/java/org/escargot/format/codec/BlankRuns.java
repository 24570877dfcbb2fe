package org.escargot.format.codec;

import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// Givens as a short code that says how many empty cells follow each digit.
public final class BlankRuns {
    /// A character is a digit, 0 for an empty cell, and ten times the number of empty cells behind it, at most five.
    private static final String PAIRS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    private static final int LONGEST_RUN = 5;
    /// A character is how many empty cells there are; digits stand for themselves.
    private static final String RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

    private BlankRuns() {}

    /// The code that Sudoku Exchange gives `grid` (SudokuPad's *classic2*).
    public static String write(Grid grid) {
        StringBuilder code = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = grid.digit(cell);
            int run = 0;
            while (run < LONGEST_RUN && cell + 1 < Cell.COUNT && grid.digit(cell + 1) == Digit.NONE) {
                cell++;
                run++;
            }
            code.append(PAIRS.charAt(digit + 10 * run));
        }
        return code.toString();
    }

    /// The grid of a code as [#write] makes it; nothing when it has not 81 cells.
    public static Optional<Grid> readPairs(String code) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < code.length() && cells.length() <= Cell.COUNT; i++) {
            int value = PAIRS.indexOf(code.charAt(i));
            if (value < 0) {
                return Optional.empty();
            }
            cells.append(value % 10).append("0".repeat(value / 10));
        }
        return grid(cells);
    }

    /// The grid of a code of SudokuPad's *classic1*; nothing when it has not 81 cells.
    public static Optional<Grid> readRuns(String code) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < code.length() && cells.length() <= Cell.COUNT; i++) {
            char c = code.charAt(i);
            int run = RUNS.indexOf(c);
            if (run < 0 && (c < '1' || c > '9')) {
                return Optional.empty();
            }
            cells.append(run < 0 ? Character.toString(c) : "0".repeat(run));
        }
        return grid(cells);
    }

    private static Optional<Grid> grid(StringBuilder cells) {
        return cells.length() == Cell.COUNT ? Optional.of(Grid.of(cells.toString())) : Optional.empty();
    }
}
