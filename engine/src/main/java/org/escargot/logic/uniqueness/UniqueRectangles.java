package org.escargot.logic.uniqueness;

import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Deadly;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Facts;
/// Walks over the rectangles of unsolved cells that could become deadly.

final class UniqueRectangles {
    private UniqueRectangles() {}

    /// A rectangle and the two digits that would make it deadly.
    ///
    /// @param rectangle the cells
    /// @param pair the two digits
    /// @param floor the cells with nothing but the pair, at least one
    record Candidate(Rectangle rectangle, DigitSet pair, CellSet floor) {
        /// The cells with other candidates.
        CellSet roof() {
            return rectangle.cells().minus(floor);
        }

        /// The other candidates.
        DigitSet extras(Facts facts) {
            return facts.union(roof()).minus(pair);
        }

        Deadly pattern(Deadly.Type type, CellSet subset, Truths links) {
            return new Deadly(Deadly.Form.RECTANGLE, type, pair, rectangle.filledWith(pair), roof(), subset, links);
        }
    }

    /// Receives one; `true` stops.
    @FunctionalInterface
    interface Sink {
        boolean accept(Candidate candidate);
    }

    static boolean each(Facts facts, Missing missing, Sink sink) {
        for (Rectangle rectangle : Rectangle.ALL) {
            CellSet cells = rectangle.cells();
            CellSet bivalue = facts.bivalue().and(cells);
            if (bivalue.isEmpty() || !facts.unsolved().containsAll(cells)) {
                continue;
            }
            DigitSet last = DigitSet.EMPTY;
            for (int cell = bivalue.first(); cell >= 0; cell = bivalue.next(cell)) {
                DigitSet pair = facts.candidates(cell);
                if (!pair.equals(last) && missing.fits(facts, cells, pair)) {
                    last = pair;
                    if (sink.accept(new Candidate(rectangle, pair, floor(facts, bivalue, pair)))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static CellSet floor(Facts facts, CellSet bivalue, DigitSet pair) {
        CellSet floor = CellSet.EMPTY;
        for (int cell = bivalue.first(); cell >= 0; cell = bivalue.next(cell)) {
            floor = facts.candidates(cell).equals(pair) ? floor.with(cell) : floor;
        }
        return floor;
    }
}
