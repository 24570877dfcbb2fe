package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.isOn;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.Als;

/// What a continuous loop, as `trace` has it, eliminates beside its weak links.
record BesideLoop(Literals literals, Trace trace) {
    /// What the weak links of the loop eliminate, but for the one in the start cell.
    CandidateSet all() {
        CellSet outside = CellSet.ALL.minus(trace.met).without(literals.cell(trace.path[0]));
        CandidateSet gone = CandidateSet.EMPTY;
        for (int i = 1; i < trace.length; i++) {
            if (literals.cell(trace.path[i - 1]) == literals.cell(trace.path[i])) {
                continue;
            }
            gone = gone.or(isOn(trace.path[i]) ? ofCell(i) : ofLink(i, outside));
            if (literals.isSet(trace.path[i])) {
                gone = gone.or(ofSet(i));
            }
        }
        return gone;
    }

    /// What the weak link of one digit that ends at the node `i` eliminates in `outside`.
    private CandidateSet ofLink(int i, CellSet outside) {
        int digit = literals.digit(trace.path[i]);
        CellSet seen = literals.seen(trace.path[i - 1], digit).and(literals.seen(trace.path[i], digit));
        return CandidateSet.of(literals.facts.cellsOf(digit).and(seen).and(outside), digit);
    }

    /// What the weak link within the cell of the node `i`, entered and left by strong links, eliminates.
    private CandidateSet ofCell(int i) {
        int[] path = trace.path;
        int cell = literals.cell(path[i]);
        boolean turnsHere =
                i + 2 < trace.length && literals.cell(path[i + 1]) == cell && literals.cell(path[i + 2]) != cell;
        return turnsHere
                ? CandidateSet.of(
                        cell,
                        literals.facts
                                .candidates(cell)
                                .without(literals.digit(path[i]))
                                .without(literals.digit(path[i + 1])))
                : CandidateSet.EMPTY;
    }

    /// What the almost locked set at the node `i` eliminates, which holds all its digits but the one that it is entered
    /// by and the one that the loop leaves it by: a digit that goes, or those of a cell that holds its last one.
    private CandidateSet ofSet(int i) {
        Als set = literals.set(trace.path[i]);
        int next = trace.path[i + 1];
        DigitSet exits = isOn(next)
                ? literals.facts.candidates(literals.cell(next)).without(literals.digit(next))
                : DigitSet.of(literals.digit(next));
        DigitSet others = set.digits().without(literals.digit(trace.path[i]));
        CandidateSet gone = CandidateSet.EMPTY;
        for (int digit = others.first(); digit > 0; digit = others.next(digit)) {
            if (!exits.contains(digit)) {
                gone = gone.or(CandidateSet.of(set.seen(digit), digit));
            } else if (isOn(next)) {
                gone = gone.or(CandidateSet.of(set.seen(digit).and(Houses.peers(literals.cell(next))), digit));
            }
        }
        return gone;
    }
}
