package org.escargot.logic.chains.tables;

import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Truths;

/// Assumptions that show something, before it is known how.
///
/// @param kind which assumptions
/// @param choice of which cell or house they are, if so
/// @param premises the assumptions
/// @param end what they show: where one contradicts itself, its opposite
/// @param candidate the one that `end` is about
record Lead(Forcing.Kind kind, Truths choice, List<Integer> premises, int end, int candidate) {
    Lead {
        premises = List.copyOf(premises);
    }

    /// What comes first in HoDoKu's order is low: placements by cell, then eliminations by candidate.
    int rank() {
        return Literals.isOn(end) ? Candidate.cell(candidate) : Candidate.COUNT + candidate;
    }
}
