package org.escargot.logic.step;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.RectangleChain;

/// Two digits that can be exchanged in some cells, so that there would be a second solution.
final class Exchange {
    private Exchange() {}

    /// The candidates that can be exchanged by what `pattern` says; none where it says nothing of the kind, or where
    /// the exchange would break a rule.
    static CandidateSet in(Facts facts, Pattern pattern) {
        return swappable(facts, deadly(pattern));
    }

    private static CandidateSet deadly(Pattern pattern) {
        if (pattern instanceof RectangleChain chain) {
            return chain.deadly();
        }
        return pattern instanceof DeadlyPattern deadly ? deadly.deadly() : CandidateSet.EMPTY;
    }

    /// `pattern` if exchanging its two digits in every cell turns a solution into another one, else nothing:
    /// both stood in each cell at the start, each digit stands twice or never in each house.
    private static CandidateSet swappable(Facts facts, CandidateSet pattern) {
        CellSet cells = pattern.cells();
        if (!facts.canExchange(pattern)) {
            return CandidateSet.EMPTY;
        }
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (pattern.digits(cell).size() != 2) {
                return CandidateSet.EMPTY;
            }
        }
        for (int house = 0; house < House.COUNT; house++) {
            if (!ExchangeRules.hasEachTwice(pattern, cells.and(Houses.cells(house)))) {
                return CandidateSet.EMPTY;
            }
        }
        return pattern;
    }
}
