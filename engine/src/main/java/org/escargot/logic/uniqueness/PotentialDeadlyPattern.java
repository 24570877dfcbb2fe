package org.escargot.logic.uniqueness;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Facts;

/// Cells that would be deadly if they held nothing but two digits.
///
/// @param form the shape
/// @param cells the cells
/// @param pair the two digits
/// @param floor the cells with nothing but the pair
record PotentialDeadlyPattern(DeadlyPattern.Form form, CellSet cells, DigitSet pair, CellSet floor) {
    /// The pattern of `cells`, whose floor are those with nothing but `pair`.
    static PotentialDeadlyPattern of(Facts facts, DeadlyPattern.Form form, CellSet cells, DigitSet pair) {
        CellSet floor = CellSet.EMPTY;
        CellSet bivalue = facts.bivalue().and(cells);
        for (int cell = bivalue.first(); cell >= 0; cell = bivalue.next(cell)) {
            floor = facts.candidates(cell).equals(pair) ? floor.with(cell) : floor;
        }
        return new PotentialDeadlyPattern(form, cells, pair, floor);
    }

    /// Receives one; `true` stops.
    @FunctionalInterface
    interface Sink {
        boolean accept(PotentialDeadlyPattern potential);
    }

    /// The cells with other candidates.
    CellSet roof() {
        return cells.minus(floor);
    }

    /// The other candidates.
    DigitSet extras(Facts facts) {
        return facts.union(roof()).minus(pair);
    }

    /// The cell across from `corner` in a rectangle.
    int opposite(int corner) {
        return cells.minus(Houses.peers(corner)).without(corner).first();
    }

    DeadlyPattern pattern(DeadlyPattern.Type type, CellSet subset, Truths links) {
        int digit = pair.first();
        CandidateSet deadly = CandidateSet.of(cells, digit).or(CandidateSet.of(cells, pair.next(digit)));
        return new DeadlyPattern(form, type, pair, deadly, roof(), subset, links);
    }
}
