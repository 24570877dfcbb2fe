package org.escargot.logic.uniqueness;

import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// One guardian cell: it holds neither of the two digits.
final class OneCell {
    private OneCell() {}

    static boolean find(Facts facts, PotentialDeadlyPattern potential, Technique name, StepSink sink) {
        if (potential.roof().size() != 1) {
            return false;
        }
        DeadlyPattern pattern = potential.pattern(DeadlyPattern.Type.ONE_CELL, CellSet.EMPTY, Truths.NONE);
        return sink.accept(new Step(name, pattern, Effects.eliminate(facts, potential.roof(), potential.pair())));
    }
}
