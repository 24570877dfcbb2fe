package org.escargot.format.link;

import org.escargot.grid.Cell;

/// The nine boxes, as codes tell regions.
final class Boxes {
    private Boxes() {}

    /// Whether `regions`, a number for each of the 81 cells, are the nine boxes, by whatever numbers.
    static boolean areIn(int[] regions) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (int other = 0; other < cell; other++) {
                boolean shareBox = first(cell) == first(other);
                if (shareBox != (regions[cell] == regions[other])) {
                    return false;
                }
            }
        }
        return true;
    }

    /// The first cell of the box of `cell`.
    private static int first(int cell) {
        return Cell.at(Cell.row(cell) / 3 * 3, Cell.column(cell) / 3 * 3);
    }
}
