package org.escargot.logic.uniqueness;

import java.util.function.Consumer;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// The pair of each cell with two candidates, where the others have enough of it: whether the cells of a rectangle may
/// have lost one of its two digits already.
public enum PairCandidates implements RectangleRule {
    /// Every cell must have both digits.
    BOTH,
    /// Every cell must have at least one of them, and have had both at the start.
    ANY;

    /// Those of [#ANY] are looked for once in a position.
    @Override
    public UniqueRectangles rectangles(Facts facts) {
        return switch (this) {
            case ANY -> facts.once(UniqueRectangles.class, asked -> new UniqueRectangles(asked, this));
            case BOTH -> new UniqueRectangles(facts, this);
        };
    }

    @Override
    public void pairs(Facts facts, CellSet cells, CellSet bivalue, Consumer<DigitSet> sink) {
        DigitSet last = DigitSet.EMPTY;
        for (int cell = bivalue.first(); cell >= 0; cell = bivalue.next(cell)) {
            DigitSet pair = facts.candidates(cell);
            if (!pair.equals(last) && fits(facts, cells, pair)) {
                last = pair;
                sink.accept(pair);
            }
        }
    }

    /// Whether `cells` have enough of `pair`.
    boolean fits(Facts facts, CellSet cells, DigitSet pair) {
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
