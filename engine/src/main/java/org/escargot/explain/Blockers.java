package org.escargot.explain;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// The placed digits that make a single one: what a player looks at to see it.
public final class Blockers {
    private Blockers() {}

    /// The cells of these digits: for a hidden single those of its digit that see an empty cell of the house, for a
    /// naked single one for each digit that the cell cannot hold. None for other steps, and none where candidates
    /// that were eliminated earlier are the reason.
    public static CellSet of(Facts facts, Step step) {
        return switch (step.pattern()) {
            case Single.Hidden single -> hidden(facts, single);
            case Single.Naked single -> naked(facts, single);
            default -> CellSet.EMPTY;
        };
    }

    private static CellSet hidden(Facts facts, Single.Hidden single) {
        CellSet blockers = CellSet.EMPTY;
        CellSet house = facts.cells(single.house()).without(single.cell());
        for (int cell = house.first(); cell >= 0; cell = house.next(cell)) {
            if (facts.digit(cell) == Digit.NONE) {
                blockers = blockers.or(facts.peers(cell).and(holders(facts, single.digit())));
            }
        }
        return blockers;
    }

    private static CellSet naked(Facts facts, Single.Naked single) {
        CellSet blockers = CellSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet seen = facts.peers(single.cell()).and(holders(facts, digit));
            blockers = seen.isEmpty() ? blockers : blockers.with(seen.first());
        }
        return blockers;
    }

    private static CellSet holders(Facts facts, int digit) {
        return facts.marks().grid().cellsOf(digit);
    }
}
