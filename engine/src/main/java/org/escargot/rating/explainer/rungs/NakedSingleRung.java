package org.escargot.rating.explainer.rungs;

import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.jspecify.annotations.Nullable;

/// Naked singles, 2.3.
///
/// Doubles `NakedSingleFinder`.
public final class NakedSingleRung implements Rung {
    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        for (int cell = 0; cell < 81; cell++) {
            int marks = grid.marks[cell];
            if (marks != 0 && (marks & marks - 1) == 0) {
                return single(cell, Integer.numberOfTrailingZeros(marks));
            }
        }
        return null;
    }

    private static FoundStep single(int cell, int digit) {
        return FoundStep.placing(
                2.3, cell, digit, () -> new Evidence(Technique.NAKED_SINGLE, new Single.Naked(cell, digit + 1)));
    }
}
