package org.escargot.logic.fish;

import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// Houses taken together, as fish need them.
final class Lines {
    private Lines() {}

    /// All cells of `houses`.
    static CellSet cells(HouseSet houses) {
        CellSet cells = CellSet.EMPTY;
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            cells = cells.or(Houses.cells(house));
        }
        return cells;
    }

    /// The lines of `cells` that are not of the kind of `lines` (all rows or all columns).
    static HouseSet crossing(CellSet cells, HouseSet lines) {
        int crossing = 0;
        boolean rows = lines.contains(Houses.ROWS.first());
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            crossing |= 1 << (rows ? Houses.column(cell) : Houses.row(cell));
        }
        return new HouseSet(crossing);
    }
}
