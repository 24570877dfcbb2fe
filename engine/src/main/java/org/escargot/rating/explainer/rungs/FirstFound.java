package org.escargot.rating.explainer.rungs;

import org.escargot.rating.explainer.evidence.FoundStep;
import org.jspecify.annotations.Nullable;

/// Keeps the first step that a walk over patterns comes to, and stops the walk there.
final class FirstFound {
    private @Nullable FoundStep step;

    /// Takes what was found, if anything; true stops.
    boolean take(@Nullable FoundStep found) {
        step = found;
        return found != null;
    }

    /// The step, or null.
    @Nullable
    FoundStep step() {
        return step;
    }
}
