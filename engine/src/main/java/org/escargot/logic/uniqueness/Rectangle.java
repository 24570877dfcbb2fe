package org.escargot.logic.uniqueness;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// Four cells in two rows, two columns and two boxes.
///
/// @param corner one corner
/// @param beside the corner in its row
/// @param below the corner in its column
/// @param opposite the corner across
/// @param cells all four
record Rectangle(int corner, int beside, int below, int opposite, CellSet cells) {
    /// All 486 of them, each once, by their first cell in reading order.
    static final List<Rectangle> ALL = all();

    /// The rectangle between two corners across.
    static Rectangle between(int corner, int opposite) {
        int beside = Cell.at(Cell.row(corner), Cell.column(opposite));
        int below = Cell.at(Cell.row(opposite), Cell.column(corner));
        return new Rectangle(corner, beside, below, opposite, CellSet.of(corner, beside, below, opposite));
    }

    /// The same cells as seen from `cell`, one of them.
    Rectangle from(int cell) {
        int row = Cell.row(cell) == Cell.row(corner) ? Cell.row(opposite) : Cell.row(corner);
        int column = Cell.column(cell) == Cell.column(corner) ? Cell.column(opposite) : Cell.column(corner);
        return between(cell, Cell.at(row, column));
    }

    /// The two digits of `pair` in each cell.
    CandidateSet filledWith(DigitSet pair) {
        CandidateSet both = CandidateSet.of(cells(), pair.first());
        return both.or(CandidateSet.of(cells(), pair.next(pair.first())));
    }

    private static List<Rectangle> all() {
        List<Rectangle> all = new ArrayList<>();
        for (int corner = 0; corner < Cell.COUNT; corner++) {
            for (int opposite = corner + 1; opposite < Cell.COUNT; opposite++) {
                Rectangle rectangle = between(corner, opposite);
                if (Cell.row(opposite) > Cell.row(corner)
                        && Cell.column(opposite) > Cell.column(corner)
                        && rectangle.boxes() == 2) {
                    all.add(rectangle);
                }
            }
        }
        return List.copyOf(all);
    }

    private int boxes() {
        HouseSet boxes = HouseSet.of(Houses.box(corner), Houses.box(beside), Houses.box(below), Houses.box(opposite));
        return boxes.size();
    }
}
