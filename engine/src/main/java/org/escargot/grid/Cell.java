package org.escargot.grid;

/// The cells, as `int`s 0..80, row by row from the top left; printed `r1c1` to `r9c9`.
public final class Cell {
    /// How many cells there are: 81.
    public static final int COUNT = 81;

    private Cell() {}

    /// The cell in `row` and `column`, both 0..8.
    public static int at(int row, int column) {
        if (row < 0 || row > 8 || column < 0 || column > 8) {
            throw new IllegalArgumentException("The row (" + row + ") and the column (" + column + ") must be 0..8.");
        }
        return row * 9 + column;
    }

    /// The row of `cell`, 0..8 from the top.
    public static int row(int cell) {
        return cell / 9;
    }

    /// The column of `cell`, 0..8 from the left.
    public static int column(int cell) {
        return cell % 9;
    }

    /// The box of `cell`, 0..8 in reading order.
    public static int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    /// The cell's name, `r1c1` to `r9c9`.
    public static String name(int cell) {
        check(cell);
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    static int check(int cell) {
        if (cell < 0 || cell >= COUNT) {
            throw new IllegalArgumentException("The cell (" + cell + ") must be 0..80.");
        }
        return cell;
    }
}
