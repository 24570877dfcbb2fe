package org.escargot.explain.reading;

import org.escargot.grid.Board;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// Few houses that hold some cells, to tell a reader where to look.
final class HouseCover {
    private HouseCover() {}

    /// Houses that hold all of `cells`: each takes as many of the rest as a house can, the first of the best.
    static HouseSet of(CellSet cells) {
        return of(Board.CLASSIC, cells);
    }

    /// The same on `board`.
    static HouseSet of(Board board, CellSet cells) {
        HouseSet cover = HouseSet.EMPTY;
        CellSet rest = cells;
        while (!rest.isEmpty()) {
            int best = best(board, rest);
            cover = cover.with(best);
            rest = rest.minus(board.cells(best));
        }
        return cover;
    }

    /// The boxes of `cells`.
    static HouseSet boxes(CellSet cells) {
        HouseSet boxes = HouseSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            boxes = boxes.with(Houses.box(cell));
        }
        return boxes;
    }

    /// Where to look for `cell`: its box or region, or its row where it lies in none.
    static HouseSet area(Board board, int cell) {
        HouseSet houses = board.of(cell).minus(Houses.LINES);
        return HouseSet.of(houses.isEmpty() ? board.of(cell).first() : houses.first());
    }

    private static int best(Board board, CellSet cells) {
        int best = 0;
        int most = 0;
        HouseSet houses = board.houses();
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            int held = cells.and(board.cells(house)).size();
            if (held > most) {
                best = house;
                most = held;
            }
        }
        return best;
    }

    /// The house that holds all of `cells`, a line rather than a box; none if there is none.
    static HouseSet joining(CellSet cells) {
        return joining(Board.CLASSIC, cells);
    }

    /// The same on `board`.
    static HouseSet joining(Board board, CellSet cells) {
        HouseSet common = board.common(cells);
        return common.isEmpty() ? HouseSet.EMPTY : HouseSet.of(common.first());
    }
}
