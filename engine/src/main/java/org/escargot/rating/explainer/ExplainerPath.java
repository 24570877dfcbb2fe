package org.escargot.rating.explainer;

import java.util.List;

/// How the scale solves a puzzle.
///
/// @param steps the steps in order, as far as they go
/// @param rating what they amount to
public record ExplainerPath(List<ExplainerStep> steps, ExplainerRating rating) {
    public ExplainerPath {
        steps = List.copyOf(steps);
    }
}
