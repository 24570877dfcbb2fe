package org.escargot.logic.uniqueness;

import java.util.Optional;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// Which candidates keep a position from being a BUG (bivalue universal grave).
final class BugExtras {
    private static final int MOST_CELLS = 6;

    private final Facts facts;
    private final CellSet rest;
    private Optional<CandidateSet> extras = Optional.empty();
    private int bugs;

    private BugExtras(Facts facts, CellSet rest) {
        this.facts = facts;
        this.rest = rest;
    }

    /// The candidates without which `rest`, the cells with more than two, leave a BUG; nothing unless there is
    /// exactly one such set.
    static Optional<CandidateSet> extras(Facts facts, CellSet rest) {
        if (rest.isEmpty() || rest.size() > MOST_CELLS || !facts.univalue().isEmpty()) {
            return Optional.empty();
        }
        BugExtras bug = new BugExtras(facts, rest);
        bug.choose(rest.first(), CandidateSet.EMPTY);
        return bug.bugs == 1 ? bug.extras : Optional.empty();
    }

    /// Keeps two candidates of `cell` in every way.
    private void choose(int cell, CandidateSet gone) {
        if (cell < 0) {
            if (isBug(gone)) {
                bugs++;
                extras = Optional.of(gone);
            }
            return;
        }
        DigitSet digits = facts.candidates(cell);
        for (int one = digits.first(); one > 0; one = digits.next(one)) {
            for (int two = digits.next(one); two > 0; two = digits.next(two)) {
                DigitSet others = digits.without(one).without(two);
                choose(rest.next(cell), gone.or(CandidateSet.of(cell, others)));
            }
        }
    }

    private boolean isBug(CandidateSet gone) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet cells = facts.cellsOf(digit).minus(gone.cells(digit));
            for (int house = 0; house < House.COUNT; house++) {
                int places = cells.and(Houses.cells(house)).size();
                if (places != 0 && places != 2) {
                    return false;
                }
            }
        }
        return true;
    }
}
