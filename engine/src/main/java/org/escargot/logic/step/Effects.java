package org.escargot.logic.step;

import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Pencilmarks;

/// What a step changes.
///
/// @param placements the candidates that are true
/// @param eliminations the candidates that are false; what a placement eliminates from its peers is not listed
public record Effects(CandidateSet placements, CandidateSet eliminations) {
    /// Places `digit` in `cell`.
    public static Effects place(int cell, int digit) {
        return new Effects(CandidateSet.of(Candidate.of(cell, digit)), CandidateSet.EMPTY);
    }

    /// Eliminates `digit` from each of `cells`.
    public static Effects eliminate(CellSet cells, int digit) {
        return eliminate(CandidateSet.of(cells, digit));
    }

    /// Eliminates `candidates`.
    public static Effects eliminate(CandidateSet candidates) {
        return new Effects(CandidateSet.EMPTY, candidates);
    }

    /// Eliminates each of `digits` from each of `cells` where it still is a candidate.
    public static Effects eliminate(Facts facts, CellSet cells, DigitSet digits) {
        CandidateSet eliminated = CandidateSet.EMPTY;
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            CellSet losing = facts.cellsOf(digit).and(cells);
            if (!losing.isEmpty()) {
                eliminated = eliminated.or(CandidateSet.of(losing, digit));
            }
        }
        return eliminate(eliminated);
    }

    /// These effects and `other`.
    public Effects and(Effects other) {
        return new Effects(placements.or(other.placements), eliminations.or(other.eliminations));
    }

    /// `marks` after these effects.
    public Pencilmarks applyTo(Pencilmarks marks) {
        Pencilmarks after = eliminations.isEmpty() ? marks : marks.without(eliminations);
        for (int placed = placements.first(); placed >= 0; placed = placements.next(placed)) {
            after = after.place(Candidate.cell(placed), Candidate.digit(placed));
        }
        return after;
    }

    /// Whether nothing changes.
    public boolean isEmpty() {
        return placements.isEmpty() && eliminations.isEmpty();
    }
}
