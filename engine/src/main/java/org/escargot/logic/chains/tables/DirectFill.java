package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// Fills the tables of candidates with what follows by one link: within the cell, then in row, column and box.
final class DirectFill {
    private final Tables tables;
    private final Literals literals;
    private final Facts facts;

    private DirectFill(Tables tables) {
        this.tables = tables;
        literals = tables.literals;
        facts = literals.facts;
    }

    static void fill(Tables tables) {
        DirectFill fill = new DirectFill(tables);
        for (int node = 0; node < tables.literals.candidates; node++) {
            fill.fill(node);
        }
    }

    private void fill(int node) {
        fillFromCell(node);
        fillFromHouses(node);
    }

    private void fillFromCell(int node) {
        int cell = literals.cell(on(node));
        int digit = literals.digit(on(node));
        Table ifOn = tables.direct[on(node)];
        DigitSet others = facts.candidates(cell).without(digit);
        for (int other = others.first(); other > 0; other = others.next(other)) {
            ifOn.add(off(literals.nodeOf(cell, other)));
        }
        if (others.size() == 1) {
            tables.direct[off(node)].add(on(literals.nodeOf(cell, others.first())));
        }
    }

    /// What lies in a line and in the box comes with the line.
    private void fillFromHouses(int node) {
        int cell = literals.cell(on(node));
        int digit = literals.digit(on(node));
        Table ifOn = tables.direct[on(node)];
        Table ifOff = tables.direct[off(node)];
        CellSet known = CellSet.EMPTY;
        CellSet only = CellSet.EMPTY;
        HouseSet houses = Houses.of(cell);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet places = facts.places(digit, house).without(cell);
            CellSet more = places.minus(known);
            for (int place = more.first(); place >= 0; place = more.next(place)) {
                ifOn.add(off(literals.nodeOf(place, digit)));
            }
            if (places.size() == 1 && !only.containsAll(places)) {
                ifOff.add(on(literals.nodeOf(places.first(), digit)));
                only = only.or(places);
            }
            known = known.or(places);
        }
    }
}
