package org.escargot.explain.reading;

import org.escargot.grid.Board;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Facts;

/// Reads XYZ-Wings.
final class WingReading {
    private WingReading() {}

    /// `x` is the pivot's digit that fixes the first pincer, `y` the one that fixes the second.
    static Reading of(Facts facts, Wing wing) {
        int first = wing.pincers().first();
        int second = wing.pincers().next(first);
        return Reading.of("xyz-wing", where(facts.board(), wing), wing.cells(), wing.digits())
                .with("pivot", CellSet.of(wing.pivot()))
                .with("pincers", wing.pincers())
                .with("pivotDigits", facts.candidates(wing.pivot()))
                .with("digit", DigitSet.of(wing.digit()))
                .with("pincer1", CellSet.of(first))
                .with("pincer2", CellSet.of(second))
                .with("x", facts.candidates(first).without(wing.digit()))
                .with("y", facts.candidates(second).without(wing.digit()));
    }

    private static HouseSet where(Board board, Wing wing) {
        HouseSet where = HouseSet.EMPTY;
        for (int pincer : wing.pincers().stream().toArray()) {
            where = where.or(HouseCover.joining(board, CellSet.of(wing.pivot(), pincer)));
        }
        return where;
    }
}
