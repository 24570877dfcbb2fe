package org.escargot.rating.explainer.evidence;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.loops.Bug;

/// What a step on a BUG rests on; it keeps the BUG as it was found.
public final class BugEvidence {
    private final int[] deadly;
    private final CellSet guardians;
    private final DeadlyPattern.Type type;
    private final CellSet subset;
    private final Truths links;

    /// @param bug the BUG that was found last
    /// @param type why something follows
    /// @param subset the cells that make a set with those of the BUG, or none
    /// @param links the link that binds the BUG's cells, or none
    public BugEvidence(Bug bug, DeadlyPattern.Type type, CellSet subset, Truths links) {
        this.deadly = bug.deadly();
        this.guardians = bug.guardians();
        this.type = type;
        this.subset = subset;
        this.links = links;
    }

    /// The name and the pattern.
    public Evidence evidence() {
        Technique technique = switch (type) {
            case ONE_CELL -> Technique.BUG_PLUS_ONE;
            case ONE_DIGIT -> Technique.BUG_TYPE_2;
            case SUBSET -> Technique.BUG_TYPE_3;
            default -> Technique.BUG_TYPE_4;
        };
        return new Evidence(
                technique,
                new DeadlyPattern(
                        DeadlyPattern.Form.BUG, type, DigitSet.EMPTY, candidates(), guardians, subset, links));
    }

    private CandidateSet candidates() {
        CandidateSet candidates = CandidateSet.EMPTY;
        for (int cell = 0; cell < deadly.length; cell++) {
            candidates = candidates.or(CandidateSet.of(cell, new DigitSet(deadly[cell])));
        }
        return candidates;
    }
}
