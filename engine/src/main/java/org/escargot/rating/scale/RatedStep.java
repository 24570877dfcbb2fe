package org.escargot.rating.scale;

import org.escargot.logic.step.Step;

/// A step of a scale's path.
///
/// @param step the step with its evidence
/// @param cost what it costs on the scale, or how difficult it is there
public record RatedStep(Step step, Figure cost) {}
