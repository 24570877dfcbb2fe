package org.escargot.logic.uniqueness;

import java.util.function.Consumer;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// HoDoKu's rule: one pair for each rectangle, that of its first cell with two candidates which no placed digit keeps
/// from the other corners.
public record HodokuRectangles() implements RectangleRule {
    private record Found(UniqueRectangles rectangles) {}

    @Override
    public UniqueRectangles rectangles(Facts facts) {
        return facts.once(Found.class, asked -> new Found(new UniqueRectangles(asked, this).byFloor()))
                .rectangles();
    }

    @Override
    public void pairs(Facts facts, CellSet cells, CellSet bivalue, Consumer<DigitSet> sink) {
        for (int cell = bivalue.first(); cell >= 0; cell = bivalue.next(cell)) {
            DigitSet pair = facts.candidates(cell);
            if (isFree(facts, cells, pair)) {
                if (PairCandidates.ANY.fits(facts, cells, pair)) {
                    sink.accept(pair);
                }
                return;
            }
        }
    }

    /// Whether no placed digit keeps one of `pair` from one of `cells`.
    private static boolean isFree(Facts facts, CellSet cells, DigitSet pair) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            CellSet placed = Houses.peers(cell).minus(facts.unsolved());
            for (int peer = placed.first(); peer >= 0; peer = placed.next(peer)) {
                if (pair.contains(facts.digit(peer))) {
                    return false;
                }
            }
        }
        return true;
    }
}
