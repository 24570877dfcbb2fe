package org.escargot.game;

import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// A board as the text of a file: the puzzle and the current grid, without marks.
public final class GameFiles {
    private GameFiles() {}

    /// `board` in `form`; what is typed counts as the puzzle.
    public static String write(Board board, FileForm form) {
        Grid start = board.puzzle().grid();
        return switch (form) {
            case CSV -> rows(start, ',', "") + rows(board.digits(), ',', "");
            case SDK -> "[Puzzle]\n" + rows(start, '\0', ".") + "[State]\n" + rows(board.digits(), '\0', ".");
            case LINE -> line(start, board.digits()) + "\n";
        };
    }

    /// The board that the first puzzle of `text` leads to, in any form that [org.escargot.format.Formats] reads. Its
    /// puzzle is frozen.
    public static Decoded<Board> read(String text) {
        return Pasting.read(text);
    }

    private static String rows(Grid grid, char separator, String empty) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = grid.digit(cell);
            text.append(digit == Digit.NONE ? empty : Integer.toString(digit));
            if (Cell.column(cell) == 8) {
                text.append('\n');
            } else if (separator != 0) {
                text.append(separator);
            }
        }
        return text.toString();
    }

    private static String line(Grid start, Grid now) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = now.digit(cell);
            boolean placed = digit != Digit.NONE && start.digit(cell) == Digit.NONE;
            text.append(placed ? "+" : "").append(digit == Digit.NONE ? "." : Integer.toString(digit));
        }
        return text.toString();
    }
}
