package org.escargot.logic.wings;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
/// XY-Wing: a pivot with candidates *x y* sees a pincer with *x z* and a pincer with *y z*; then *z* goes from
/// all cells that see both pincers.
///
///     | 12 . . | . 13 . |      pivot r1c1, pincers r1c5 and r2c2
///     | . 23 . | . *  . |      → no 3 in r2c5
///
/// Valid because whichever digit the pivot takes, one pincer is left with *z*.
/// Steps come by pivot in reading order, then by pincers. See `docs/techniques/xy-wing.md`.

public record XyWingFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.XY_WING);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet bivalue = facts.bivalue();
        for (int pivot = bivalue.first(); pivot >= 0; pivot = bivalue.next(pivot)) {
            if (WingSearch.pincers(facts, pivot, wing -> report(facts, wing, sink))) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, Wing wing, StepSink sink) {
        return WingSearch.report(facts, Technique.XY_WING, wing, sink);
    }
}
