package org.escargot.logic.uniqueness;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// All guardian candidates are one digit: one of them is true, and what sees all of them goes.
final class OneDigit {
    private OneDigit() {}

    static boolean find(
            Facts facts, PotentialDeadlyPattern potential, Technique inLine, Technique across, StepSink sink) {
        CellSet roof = potential.roof();
        DigitSet extras = potential.extras(facts);
        if (roof.size() < 2 || extras.size() != 1) {
            return false;
        }
        int digit = extras.first();
        CellSet eliminated = facts.cellsOf(digit).and(Houses.commonPeers(roof));
        if (eliminated.isEmpty()) {
            return false;
        }
        boolean line = Houses.common(roof).intersects(Houses.LINES);
        DeadlyPattern.Type type = line ? DeadlyPattern.Type.ONE_DIGIT : DeadlyPattern.Type.ONE_DIGIT_ACROSS;
        DeadlyPattern pattern = potential.pattern(type, CellSet.EMPTY, Truths.NONE);
        return sink.accept(new Step(line ? inLine : across, pattern, Effects.eliminate(eliminated, digit)));
    }
}
