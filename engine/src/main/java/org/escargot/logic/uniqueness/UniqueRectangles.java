package org.escargot.logic.uniqueness;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.step.Facts;

/// The rectangles of unsolved cells that could become deadly, with at least one cell that has nothing but the pair.
final class UniqueRectangles {
    private final Facts facts;
    private final PairCandidates pairCandidates;
    private final List<PotentialDeadlyPattern> all = new ArrayList<>();

    private UniqueRectangles(Facts facts, PairCandidates pairCandidates) {
        this.facts = facts;
        this.pairCandidates = pairCandidates;
        CellSet bivalue = facts.bivalue();
        CellSet unsolved = facts.unsolved();
        for (Rectangle rectangle : Rectangle.ALL) {
            CellSet cells = rectangle.cells();
            if (cells.intersects(bivalue) && unsolved.containsAll(cells)) {
                add(rectangle, cells.and(bivalue));
            }
        }
    }

    private void add(Rectangle rectangle, CellSet bivalue) {
        DigitSet last = DigitSet.EMPTY;
        for (int cell = bivalue.first(); cell >= 0; cell = bivalue.next(cell)) {
            DigitSet pair = facts.candidates(cell);
            if (!pair.equals(last) && pairCandidates.fits(facts, rectangle, pair)) {
                last = pair;
                all.add(PotentialDeadlyPattern.of(facts, DeadlyPattern.Form.RECTANGLE, rectangle.cells(), pair));
            }
        }
    }

    /// Offers all of them until `sink` says stop; whether it did. Those that may have lost a digit are looked for
    /// once in a position.
    static boolean each(Facts facts, PairCandidates pairCandidates, PotentialDeadlyPattern.Sink sink) {
        UniqueRectangles rectangles = switch (pairCandidates) {
            case ANY -> facts.once(UniqueRectangles.class, asked -> new UniqueRectangles(asked, pairCandidates));
            case BOTH -> new UniqueRectangles(facts, pairCandidates);
        };
        for (PotentialDeadlyPattern potential : rectangles.all) {
            if (sink.accept(potential)) {
                return true;
            }
        }
        return false;
    }
}
