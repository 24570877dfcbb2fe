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
    /// How many candidates the ends of two literals take.
    int count(int premise, int entry) {
        Facts facts = literals.facts;
        int start = literals.cell(premise);
        int end = literals.cell(entry);
        int digit = literals.digit(premise);
        int other = literals.digit(entry);
        if (digit == other) {
            return start == end ? 0 : shared(facts.cellsOf(digit), Houses.peers(start), Houses.peers(end));
        }
        boolean areBothTaken = facts.has(start, other)
                && facts.has(end, digit)
                && Houses.peers(start).contains(end);
        return areBothTaken ? 2 : 0;
    }

    /// HoDoKu looks for more than one.
    private static int shared(CellSet places, CellSet ofStart, CellSet ofEnd) {
        long upper = places.upper() & ofStart.upper() & ofEnd.upper();
        long lower = places.lower() & ofStart.lower() & ofEnd.lower();
        boolean isMany = (upper & upper - 1 | lower & lower - 1) != 0 || upper != 0 && lower != 0;
        return isMany ? Long.bitCount(upper) + Long.bitCount(lower) : 0;
    }

    /// What they take.
    CandidateSet taken(int premise, int entry) {
        if (count(premise, entry) == 0) {
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
