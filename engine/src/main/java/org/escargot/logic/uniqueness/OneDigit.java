package org.escargot.logic.uniqueness;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Deadly;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// All guardian candidates are one digit: one of them is true, and what sees all of them goes.
final class OneDigit {
    private OneDigit() {}

    static boolean find(Facts facts, Danger danger, Technique inLine, Technique across, StepSink sink) {
        CellSet roof = danger.roof();
        DigitSet extras = danger.extras(facts);
        if (roof.size() < 2 || extras.size() != 1) {
            return false;
        }
        int digit = extras.first();
        CellSet struck = facts.cellsOf(digit).and(Houses.commonPeers(roof));
        if (struck.isEmpty()) {
            return false;
        }
        boolean line = Houses.common(roof).intersects(Houses.LINES);
        Deadly.Type type = line ? Deadly.Type.ONE_DIGIT : Deadly.Type.ONE_DIGIT_ACROSS;
        Deadly pattern = danger.pattern(type, CellSet.EMPTY, Truths.NONE);
        return sink.accept(new Step(line ? inLine : across, pattern, Effects.strike(struck, digit)));
    }
}
