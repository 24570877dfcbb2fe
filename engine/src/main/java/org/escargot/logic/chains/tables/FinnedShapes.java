package org.escargot.logic.chains.tables;

import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// The shapes of one digit that would be fish but for one or two fins: rows and boxes covered by columns and boxes, or
/// columns and boxes by rows and boxes. No two base houses share a place of the digit.
///
/// Order: by base house, a smaller base before those that begin with it; then by cover house.
final class FinnedShapes {
    private static final int MOST_FINS = 2;

    private final Facts facts;
    private final int digit;
    private final int largest;
    private final HouseSet bases;
    private final HouseSet covers;
    private final Visitor visitor;

    /// Receives one shape.
    @FunctionalInterface
    interface Visitor {
        /// Takes a shape.
        ///
        /// @param places the digit's places in the base
        /// @param covered the cells of the cover
        /// @param twice the cells of two cover houses
        void visit(HouseSet base, HouseSet cover, CellSet places, CellSet covered, CellSet twice);
    }

    private FinnedShapes(Facts facts, int digit, int largest, HouseSet bases, HouseSet covers, Visitor visitor) {
        this.facts = facts;
        this.digit = digit;
        this.largest = largest;
        this.bases = bases.or(Houses.BOXES);
        this.covers = covers.or(Houses.BOXES);
        this.visitor = visitor;
    }

    /// Shows `visitor` the shapes of `digit` with two to `largest` base houses, those with rows before those with
    /// columns.
    static void visit(Facts facts, int digit, int largest, Visitor visitor) {
        new FinnedShapes(facts, digit, largest, Houses.ROWS, Houses.COLUMNS, visitor)
                .base(-1, HouseSet.EMPTY, CellSet.EMPTY);
        new FinnedShapes(facts, digit, largest, Houses.COLUMNS, Houses.ROWS, visitor)
                .base(-1, HouseSet.EMPTY, CellSet.EMPTY);
    }

    private void base(int last, HouseSet base, CellSet places) {
        for (int house = bases.next(last); house >= 0; house = bases.next(house)) {
            CellSet more = facts.places(digit, house);
            if (more.isEmpty() || more.intersects(places)) {
                continue;
            }
            HouseSet grown = base.with(house);
            CellSet all = places.or(more);
            if (grown.size() >= 2) {
                new Covers(grown, all).grow(0, HouseSet.EMPTY, CellSet.EMPTY, CellSet.EMPTY);
            }
            if (grown.size() < largest) {
                base(house, grown, all);
            }
        }
    }

    /// The covers of one base.
    private final class Covers {
        private final HouseSet base;
        private final CellSet places;
        private final int[] houses = new int[House.COUNT];
        private int count;

        /// By house of the list: what it and those behind it hold.
        private final CellSet[] rest = new CellSet[House.COUNT + 1];

        Covers(HouseSet base, CellSet places) {
            this.base = base;
            this.places = places;
            HouseSet others = covers.minus(base);
            for (int house = others.first(); house >= 0; house = others.next(house)) {
                if (Houses.cells(house).intersects(places)) {
                    houses[count++] = house;
                }
            }
            rest[count] = CellSet.EMPTY;
            for (int i = count - 1; i >= 0; i--) {
                rest[i] = rest[i + 1].or(Houses.cells(houses[i]));
            }
        }

        void grow(int from, HouseSet cover, CellSet covered, CellSet twice) {
            if (cover.size() == base.size()) {
                int fins = places.minus(covered).size();
                if (fins > 0 && fins <= MOST_FINS) {
                    visitor.visit(base, cover, places, covered, twice);
                }
                return;
            }
            for (int i = from; i < count; i++) {
                if (places.minus(covered).minus(rest[i]).size() > MOST_FINS) {
                    return;
                }
                CellSet cells = Houses.cells(houses[i]);
                grow(i + 1, cover.with(houses[i]), covered.or(cells), twice.or(covered.and(cells)));
            }
        }
    }
}
