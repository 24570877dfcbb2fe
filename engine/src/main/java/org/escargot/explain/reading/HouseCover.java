package org.escargot.explain.reading;

import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// Few houses that hold some cells, to tell a reader where to look.
final class HouseCover {
    private HouseCover() {}

    /// Houses that hold all of `cells`: each takes as many of the rest as a house can, the first of the best.
    static HouseSet of(CellSet cells) {
        HouseSet cover = HouseSet.EMPTY;
        CellSet rest = cells;
        while (!rest.isEmpty()) {
            int best = best(rest);
            cover = cover.with(best);
            rest = rest.minus(Houses.cells(best));
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

    private static int best(CellSet cells) {
        int best = 0;
        int most = 0;
        for (int house = HouseSet.ALL.first(); house >= 0; house = HouseSet.ALL.next(house)) {
            int held = cells.and(Houses.cells(house)).size();
            if (held > most) {
                best = house;
                most = held;
            }
        }
        return best;
    }

    /// The house that holds all of `cells`, a line rather than a box; none if there is none.
    static HouseSet joining(CellSet cells) {
        HouseSet common = Houses.common(cells);
        return common.isEmpty() ? HouseSet.EMPTY : HouseSet.of(common.first());
    }
}
