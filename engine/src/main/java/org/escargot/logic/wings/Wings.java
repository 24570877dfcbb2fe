package org.escargot.logic.wings;

import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// What XY- and XYZ-Wing share: they strike their digit from all that see its ends.
final class Wings {
    private Wings() {}

    static boolean report(Facts facts, Technique technique, Wing wing, StepSink sink) {
        CellSet struck = facts.cellsOf(wing.digit()).and(Houses.commonPeers(wing.ends()));
        return !struck.isEmpty() && sink.accept(new Step(technique, wing, Effects.strike(struck, wing.digit())));
    }
}
