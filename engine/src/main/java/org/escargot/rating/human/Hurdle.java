package org.escargot.rating.human;

import org.escargot.logic.step.Technique;

/// A step other than a single, which a walk has to take where nothing can be placed.
///
/// @param technique its technique
/// @param empty how many cells were empty there, 1..81
public record Hurdle(Technique technique, int empty) {
    /// Whether it costs what a locked candidate does.
    public boolean isLocked() {
        return technique == Technique.POINTING || technique == Technique.CLAIMING;
    }
}
