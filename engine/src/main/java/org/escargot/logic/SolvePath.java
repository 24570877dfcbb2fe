package org.escargot.logic;

import java.util.List;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Step;

/// How a position was solved, step by step.
///
/// @param start the position at the start
/// @param steps the steps in order
/// @param end the position after the last step
/// @param outcome how it ended
public record SolvePath(Pencilmarks start, List<Step> steps, Pencilmarks end, Outcome outcome) {
    public SolvePath {
        steps = List.copyOf(steps);
    }
}
