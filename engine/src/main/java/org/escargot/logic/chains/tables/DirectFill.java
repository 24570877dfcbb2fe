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
        Table ifOn = tables.of[on(node)];
        DigitSet others = facts.candidates(cell).without(digit);
        for (int other = others.first(); other > 0; other = others.next(other)) {
            add(ifOn, off(literals.nodeOf(cell, other)));
        }
        if (others.size() == 1) {
            add(tables.of[off(node)], on(literals.nodeOf(cell, others.first())));
        }
    }

    private void fillFromHouses(int node) {
        int cell = literals.cell(on(node));
        int digit = literals.digit(on(node));
        Table ifOn = tables.of[on(node)];
        Table ifOff = tables.of[off(node)];
        HouseSet houses = Houses.of(cell);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet places = facts.places(digit, house).without(cell);
            for (int place = places.first(); place >= 0; place = places.next(place)) {
                add(ifOn, off(literals.nodeOf(place, digit)));
            }
            if (places.size() == 1) {
                add(ifOff, on(literals.nodeOf(places.first(), digit)));
            }
        }
    }

    private static void add(Table table, int literal) {
        if (!table.has(literal)) {
            table.add(literal);
        }
    }
}
