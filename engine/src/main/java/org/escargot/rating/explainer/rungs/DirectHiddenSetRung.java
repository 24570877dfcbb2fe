package org.escargot.rating.explainer.rungs;

import org.escargot.logic.pattern.DirectSingle;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.sweeps.HiddenSets;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.jspecify.annotations.Nullable;

/// Hidden pairs (2.0) and triplets (2.5) that leave another digit one place in their house: the step places that
/// digit, and eliminates nothing.
///
/// No finder of `logic` looks for this.
public final class DirectHiddenSetRung implements Rung {
    private final int size;
    private final double difficulty;

    public DirectHiddenSetRung(int size, double difficulty) {
        this.size = size;
        this.difficulty = difficulty;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        FirstFound first = new FirstFound();
        HiddenSets.visit(
                grid, size, size + 1, (house, digits, places) -> first.take(single(grid, house, digits, places)));
        return first.step();
    }

    private @Nullable FoundStep single(CandidateGrid grid, int house, int digits, int places) {
        for (int digit = 0; digit < 9; digit++) {
            int cell = (digits >>> digit & 1) == 0 ? DirectPlace.left(grid, house, digit, places) : -1;
            if (cell >= 0) {
                Single.Hidden single = new Single.Hidden(cell, digit + 1, house);
                return FoundStep.placing(
                        difficulty, cell, digit, () -> evidence(single, HiddenSets.pattern(house, digits, places)));
            }
        }
        return null;
    }

    private Evidence evidence(Single.Hidden single, Subset cause) {
        Technique technique = size == 2 ? Technique.DIRECT_HIDDEN_PAIR : Technique.DIRECT_HIDDEN_TRIPLE;
        return new Evidence(technique, new DirectSingle(cause, single));
    }
}
