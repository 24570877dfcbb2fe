package org.escargot.logic.uniqueness;

import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// Strong links along the sides of a rectangle.
final class Corners {
    private Corners() {}

    /// The lines of `cell` in which `digit` has two places, both in `cells`.
    static HouseSet lines(Facts facts, CellSet cells, int cell, int digit) {
        HouseSet lines = HouseSet.EMPTY;
        HouseSet both = Houses.of(cell).and(Houses.LINES);
        for (int line = both.first(); line >= 0; line = both.next(line)) {
            CellSet places = facts.places(digit, line);
            lines = places.size() == 2 && cells.containsAll(places) ? lines.with(line) : lines;
        }
        return lines;
    }
}
