package org.escargot.logic.step;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;

/// Whether each place of a digit lies in some template: a way to place the digit once in each row, column and box.
///
/// If so, nothing follows from its places alone, since each of them may be true as far as this digit is concerned.
/// That holds for most digits of most positions, and is told much sooner than each fish is ruled out.
///
/// Kernel: a row is nine bits, column 1 the lowest.
final class TemplateCover {
    private static final int SIZE = 9;

    /// By bit of a column: the columns of its box.
    private static final int[] BOX = new int[1 << SIZE];

    static {
        for (int column = 0; column < SIZE; column++) {
            BOX[1 << column] = 0b111 << column / 3 * 3;
        }
    }

    /// By row: the places, and those that no template was found for.
    private final int[] places = new int[SIZE];

    private final int[] left = new int[SIZE];

    private TemplateCover(CellSet cells) {
        for (int row = 0; row < SIZE; row++) {
            int first = row * SIZE;
            long bits = first < CellSet.SPLIT ? cells.upper() >>> first : cells.lower() >>> first - CellSet.SPLIT;
            places[row] = (int) bits & (1 << SIZE) - 1;
            left[row] = places[row];
        }
    }

    /// Whether each place of `digit` lies in some template. Not where a row can no longer hold it: then there is none.
    static boolean isWhole(Facts facts, int digit) {
        TemplateCover cover = new TemplateCover(facts.cellsOf(digit));
        for (int row = 0; row < SIZE; row++) {
            if (cover.places[row] == 0 && !isPlaced(facts, digit, row)) {
                return false;
            }
        }
        return cover.isWhole();
    }

    private static boolean isPlaced(Facts facts, int digit, int row) {
        int column = 0;
        while (column < Digit.COUNT && facts.digit(row * SIZE + column) != digit) {
            column++;
        }
        return column < Digit.COUNT;
    }

    private boolean isWhole() {
        for (int row = 0; row < SIZE; row++) {
            int all = places[row];
            while (left[row] != 0) {
                places[row] = left[row] & -left[row];
                if (!grow(0, 0, 0)) {
                    return false;
                }
                places[row] = all;
            }
        }
        return true;
    }

    /// Whether the rows from `row` on can be filled where `columns` are taken, and those of boxes of this band,
    /// `boxes`. Places without a template come first, for their templates to be as few as possible.
    private boolean grow(int row, int columns, int boxes) {
        if (row == SIZE) {
            return true;
        }
        int shut = row % 3 == 0 ? 0 : boxes;
        if (places[row] == 0) {
            return grow(row + 1, columns, shut);
        }
        int open = places[row] & ~columns & ~shut;
        int wanted = open & left[row];
        return growAny(row, wanted, columns, shut) || growAny(row, open & ~wanted, columns, shut);
    }

    private boolean growAny(int row, int choices, int columns, int shut) {
        for (int rest = choices; rest != 0; rest &= rest - 1) {
            int place = rest & -rest;
            if (grow(row + 1, columns | place, shut | BOX[place])) {
                left[row] &= ~place;
                return true;
            }
        }
        return false;
    }
}
