package org.escargot.rating.explainer.rungs;

import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.jspecify.annotations.Nullable;

/// One rung of the ladder: finds the step that the scale would take here.
public interface Rung {
    /// That step, or null where there is none. What is found stays as it is when the grid changes.
    @Nullable
    FoundStep find(CandidateGrid grid);
}
