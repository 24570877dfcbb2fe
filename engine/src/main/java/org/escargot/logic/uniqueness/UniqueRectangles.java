package org.escargot.logic.uniqueness;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.step.Facts;

/// Walks over the rectangles of unsolved cells that could become deadly.
final class UniqueRectangles {
    private UniqueRectangles() {}

    /// Offers every rectangle with at least one cell that has nothing but the pair.
    static boolean each(Facts facts, PairCandidates pairCandidates, PotentialDeadlyPattern.Sink sink) {
        for (Rectangle rectangle : Rectangle.ALL) {
            CellSet cells = rectangle.cells();
            CellSet bivalue = facts.bivalue().and(cells);
            if (bivalue.isEmpty() || !facts.unsolved().containsAll(cells)) {
                continue;
            }
            DigitSet last = DigitSet.EMPTY;
            for (int cell = bivalue.first(); cell >= 0; cell = bivalue.next(cell)) {
                DigitSet pair = facts.candidates(cell);
                if (!pair.equals(last) && pairCandidates.fits(facts, rectangle, pair)) {
                    last = pair;
                    if (sink.accept(PotentialDeadlyPattern.of(facts, DeadlyPattern.Form.RECTANGLE, cells, pair))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
