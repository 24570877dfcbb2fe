package org.escargot.rating.explainer;

import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Step;

/// A step of the scale's path.
///
/// @param rung the rung that found it
/// @param rating its difficulty, in tenths
/// @param step the step with its evidence
public record ExplainerStep(ExplainerTechnique rung, int rating, Step step) {
    /// What it changes.
    public Effects effects() {
        return step.effects();
    }
}
