package org.escargot.generator.makers;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// Finds two kinds of small unavoidable sets of a solution grid: the cells of two digits, as far as they are linked by
/// row, column and box, and of two lines of a chute the places that hold the same digits, which trade lines.
///
/// Digits and lines are counted from 0 here. Sets of lines are nine bits.
final class SmallUnavoidables {
    private final Sink found;
    private final byte[] digits = new byte[Cell.COUNT];
    /// For each digit, 9 * digit + row: where it stands.
    private final int[] columnInRow = new int[81];
    private final int[] rowInColumn = new int[81];
    private final int[] rowInBox = new int[81];
    /// For two digits, the rows that are linked to each row.
    private final int[] linked = new int[9];

    /// A finder that hands each set to `found`.
    SmallUnavoidables(Sink found) {
        this.found = found;
    }

    /// Takes the words of a [CellSet].
    @FunctionalInterface
    interface Sink {
        void add(long upper, long lower);
    }

    /// Finds the sets of `grid`, which is solved.
    void find(Grid grid) {
        grid.copyTo(digits);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = 9 * (digits[cell] - 1);
            columnInRow[digit + Cell.row(cell)] = Cell.column(cell);
            rowInColumn[digit + Cell.column(cell)] = Cell.row(cell);
            rowInBox[digit + Cell.box(cell)] = Cell.row(cell);
        }
        for (int line = 0; line < 9; line++) {
            for (int other = line + 1; other < line / 3 * 3 + 3; other++) {
                tradeLines(line, other, 9, 1, columnInRow);
                tradeLines(line, other, 1, 9, rowInColumn);
            }
        }
        for (int one = 0; one < Digit.COUNT; one++) {
            for (int two = one + 1; two < Digit.COUNT; two++) {
                tradeDigits(9 * one, 9 * two);
            }
        }
    }

    /// Two lines trade the digits of some places.
    ///
    /// @param byLine how many cells it is from a line to the next
    /// @param byPlace how many cells it is from a place to the next
    /// @param placeOf for each digit, 9 * digit + line: at which place of the line it stands
    private void tradeLines(int line, int other, int byLine, int byPlace, int[] placeOf) {
        for (int left = 0x1FF; left != 0; ) {
            long upper = 0;
            long lower = 0;
            int place = Integer.numberOfTrailingZeros(left);
            while ((left >>> place & 1) != 0) {
                left &= ~(1 << place);
                int cell = line * byLine + place * byPlace;
                int opposite = other * byLine + place * byPlace;
                upper |= upper(cell) | upper(opposite);
                lower |= lower(cell) | lower(opposite);
                place = placeOf[9 * (digits[opposite] - 1) + line];
            }
            found.add(upper, lower);
        }
    }

    /// Two digits stand once in each row, so linked cells are linked rows.
    private void tradeDigits(int one, int two) {
        link(one, two);
        for (int left = 0x1FF; left != 0; ) {
            int rows = component(left & -left);
            left &= ~rows;
            long upper = 0;
            long lower = 0;
            for (int rest = rows; rest != 0; rest &= rest - 1) {
                int row = Integer.numberOfTrailingZeros(rest);
                int cell = 9 * row + columnInRow[one + row];
                int opposite = 9 * row + columnInRow[two + row];
                upper |= upper(cell) | upper(opposite);
                lower |= lower(cell) | lower(opposite);
            }
            found.add(upper, lower);
        }
    }

    private void link(int one, int two) {
        for (int row = 0; row < 9; row++) {
            linked[row] = 1 << row;
        }
        for (int row = 0; row < 9; row++) {
            int column = columnInRow[one + row];
            int byColumn = rowInColumn[two + column];
            int byBox = rowInBox[two + row / 3 * 3 + column / 3];
            linked[row] |= 1 << byColumn | 1 << byBox;
            linked[byColumn] |= 1 << row;
            linked[byBox] |= 1 << row;
        }
    }

    private int component(int row) {
        int rows = row;
        for (int border = row; border != 0; ) {
            int more = linked[Integer.numberOfTrailingZeros(border)] & ~rows;
            rows |= more;
            border = border & border - 1 | more;
        }
        return rows;
    }

    /// As the words of a cell set: the cell among those of the upper two bands.
    private static long upper(int cell) {
        return cell < CellSet.SPLIT ? 1L << cell : 0;
    }

    private static long lower(int cell) {
        return cell < CellSet.SPLIT ? 0 : 1L << cell - CellSet.SPLIT;
    }
}
