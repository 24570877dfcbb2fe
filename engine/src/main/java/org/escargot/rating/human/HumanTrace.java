package org.escargot.rating.human;

import java.util.List;

/// What the walks through a puzzle met: all that its time rests on.
///
/// @param walks how many walks there were
/// @param moments the moments of all walks in which something was placed
/// @param steps the eliminations and trials, which are the same for each walk
/// @param fewest how often the digit stood at the start that stood least often
/// @param isSolved whether the end was reached
public record HumanTrace(int walks, List<Moment> moments, List<Hurdle> steps, int fewest, boolean isSolved) {
    public HumanTrace {
        moments = List.copyOf(moments);
        steps = List.copyOf(steps);
    }
}
