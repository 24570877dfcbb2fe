package org.escargot.rating.scale;

import java.util.List;
import org.escargot.grid.Pencilmarks;

/// How a scale solves a puzzle.
///
/// @param start the position at the start
/// @param steps the steps in order, as far as they go
/// @param end the position after the last step
/// @param rating what the steps amount to
public record RatedPath(Pencilmarks start, List<RatedStep> steps, Pencilmarks end, Rating rating) {
    public RatedPath {
        steps = List.copyOf(steps);
    }
}
