package org.escargot.grid;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Digits on the board, any number of them, whether they obey the rules or not.
public final class Grid {
    /// The grid without a digit.
    public static final Grid EMPTY = new Grid(new byte[Cell.COUNT]);

    private final byte[] digits;

    private Grid(byte[] digits) {
        this.digits = digits;
    }

    /// The grid of 81 `digits` row by row, each 0..9, 0 for an empty cell; the array is copied.
    public static Grid of(byte[] digits) {
        if (digits.length != Cell.COUNT) {
            throw new IllegalArgumentException("A grid has 81 digits, not " + digits.length + ".");
        }
        // Negative where any digit is, or is above 9: a branch for each would take longer than the rest.
        int outside = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            outside |= digits[cell] | 9 - digits[cell];
        }
        if (outside < 0) {
            throw new IllegalArgumentException(outside(digits));
        }
        return new Grid(digits.clone());
    }

    private static String outside(byte[] digits) {
        int cell = 0;
        while (digits[cell] >= 0 && digits[cell] <= 9) {
            cell++;
        }
        return "The digit (" + digits[cell] + ") of cell (" + Cell.name(cell) + ") must be 0..9.";
    }

    /// The grid of 81 characters row by row, `1`..`9`, and `.` or `0` for an empty cell.
    /// For input of people or files use `Formats` or `Sudoku.parse`, which say what is wrong.
    public static Grid of(String line) {
        byte[] digits = new byte[line.length()];
        for (int i = 0; i < digits.length; i++) {
            char c = line.charAt(i);
            if (c != '.' && (c < '0' || c > '9')) {
                throw new IllegalArgumentException(
                        "The character (" + c + ") at place " + (i + 1) + " must be 1..9, 0 or a dot.");
            }
            digits[i] = (byte) (c == '.' ? Digit.NONE : c - '0');
        }
        return of(digits);
    }

    /// The grid of a line of 81 characters as [#of(String)] takes them, or null for any other line. One pass checks
    /// all characters without a branch, because lists have millions of lines.
    public static @Nullable Grid ofPlain(String line) {
        if (line.length() != Cell.COUNT) {
            return null;
        }
        byte[] digits = new byte[Cell.COUNT];
        int wrong = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            char c = line.charAt(cell);
            int digit = c == '.' ? Digit.NONE : c - '0';
            digits[cell] = (byte) digit;
            // Negative below 0 and above 9.
            wrong |= digit | Digit.COUNT - digit;
        }
        return wrong < 0 ? null : new Grid(digits);
    }

    /// The digit in `cell`, or [Digit#NONE].
    public int digit(int cell) {
        return digits[cell];
    }

    /// Writes the digits row by row into the first 81 places of `target`, 0 for an empty cell.
    public void copyTo(byte[] target) {
        System.arraycopy(digits, 0, target, 0, Cell.COUNT);
    }

    /// This grid with `digit` in `cell`; 0 empties the cell.
    public Grid with(int cell, int digit) {
        if (digit != Digit.NONE) {
            Digit.check(digit);
        }
        byte[] changed = digits.clone();
        changed[Cell.check(cell)] = (byte) digit;
        return new Grid(changed);
    }

    /// This grid with `cells` emptied.
    public Grid without(CellSet cells) {
        byte[] left = digits.clone();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            left[cell] = Digit.NONE;
        }
        return new Grid(left);
    }

    /// The cells that hold a digit.
    public CellSet filled() {
        CellSet filled = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (digits[cell] != Digit.NONE) {
                filled = filled.with(cell);
            }
        }
        return filled;
    }

    /// The cells that hold `digit`; with 0, the empty ones.
    public CellSet cellsOf(int digit) {
        CellSet cells = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (digits[cell] == digit) {
                cells = cells.with(cell);
            }
        }
        return cells;
    }

    /// The cells whose digit stands in one of their peers, too; none when the grid obeys the rules so far.
    public CellSet clashes() {
        CellSet clashes = CellSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet cells = cellsOf(digit);
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                if (Houses.peers(cell).intersects(cells)) {
                    clashes = clashes.with(cell);
                }
            }
        }
        return clashes;
    }

    /// Whether every cell holds a digit and every house each digit once.
    public boolean isSolved() {
        return filled().equals(CellSet.ALL) && clashes().isEmpty();
    }

    /// Whether every digit of `other` stands in the same cell here.
    public boolean extendsGrid(Grid other) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (other.digits[cell] != Digit.NONE && other.digits[cell] != digits[cell]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid grid && Arrays.equals(digits, grid.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }

    /// The 81 characters row by row, `.` for an empty cell.
    @Override
    public String toString() {
        char[] line = new char[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            line[cell] = digits[cell] == Digit.NONE ? '.' : (char) ('0' + digits[cell]);
        }
        return new String(line);
    }
}
