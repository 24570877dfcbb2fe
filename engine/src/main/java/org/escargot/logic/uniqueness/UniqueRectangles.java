package org.escargot.logic.uniqueness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.step.Facts;

/// The rectangles of unsolved cells that could become deadly, with at least one cell that has nothing but the pair.
final class UniqueRectangles {
    private final List<PotentialDeadlyPattern> all = new ArrayList<>();

    /// Those of `facts`, with the digits that `rule` gives them.
    UniqueRectangles(Facts facts, RectangleRule rule) {
        CellSet bivalue = facts.bivalue();
        CellSet unsolved = facts.unsolved();
        for (Rectangle rectangle : Rectangle.ALL) {
            CellSet cells = rectangle.cells();
            if (cells.intersects(bivalue) && unsolved.containsAll(cells)) {
                rule.pairs(
                        facts,
                        cells,
                        cells.and(bivalue),
                        pair -> all.add(PotentialDeadlyPattern.of(facts, DeadlyPattern.Form.RECTANGLE, cells, pair)));
            }
        }
    }

    /// The same ones, those first whose floor begins in a lower cell.
    UniqueRectangles byFloor() {
        all.sort(Comparator.comparingInt(potential -> potential.floor().first()));
        return this;
    }

    /// Offers all of them until `sink` says stop; whether it did.
    boolean each(PotentialDeadlyPattern.Sink sink) {
        for (PotentialDeadlyPattern potential : all) {
            if (sink.accept(potential)) {
                return true;
            }
        }
        return false;
    }
}
