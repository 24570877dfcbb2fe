package org.escargot.logic.chains.tables;

import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// What is false if one candidate is true, or else another one: what both of them rule out.
///
/// Kernel: most pairs of a position take nothing, so that is asked first, without making a set.
record AicEnds(Literals literals) {
    /// Whether the ends of two literals take anything.
    boolean takeAny(int premise, int entry) {
        Facts facts = literals.facts;
        int start = literals.cell(premise);
        int end = literals.cell(entry);
        int digit = literals.digit(premise);
        int other = literals.digit(entry);
        if (digit == other) {
            return start != end && isShared(facts.cellsOf(digit), Houses.peers(start), Houses.peers(end));
        }
        return facts.has(start, other)
                && facts.has(end, digit)
                && Houses.peers(start).contains(end);
    }

    /// HoDoKu looks for more than one.
    private static boolean isShared(CellSet places, CellSet ofStart, CellSet ofEnd) {
        long upper = places.upper() & ofStart.upper() & ofEnd.upper();
        long lower = places.lower() & ofStart.lower() & ofEnd.lower();
        return (upper & upper - 1 | lower & lower - 1) != 0 || upper != 0 && lower != 0;
    }

    /// What they take.
    CandidateSet taken(int premise, int entry) {
        if (!takeAny(premise, entry)) {
            return CandidateSet.EMPTY;
        }
        int start = literals.cell(premise);
        int end = literals.cell(entry);
        int digit = literals.digit(premise);
        int other = literals.digit(entry);
        return digit == other
                ? CandidateSet.of(
                        literals.facts.cellsOf(digit).and(Houses.peers(start)).and(Houses.peers(end)), digit)
                : CandidateSet.of(Candidate.of(start, other), Candidate.of(end, digit));
    }
}
