package org.escargot.logic.uniqueness;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// Whether the cells of a rectangle may have lost one of its two digits already.
public enum PairCandidates {
    /// Every cell must have both digits.
    BOTH,
    /// Every cell must have at least one of them, and have had both at the start.
    ANY;

    /// Whether the cells of `rectangle` have enough of `pair`.
    boolean fits(Facts facts, Rectangle rectangle, DigitSet pair) {
        CellSet cells = rectangle.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet candidates = facts.candidates(cell);
            boolean enough = switch (this) {
                case BOTH -> candidates.containsAll(pair);
                case ANY -> candidates.intersects(pair);
            };
            if (!enough) {
                return false;
            }
        }
        return facts.canExchange(cells, pair);
    }
}
