package org.escargot.rating.explainer;

import org.escargot.logic.step.Effects;

/// A step of the scale's path.
///
/// @param technique the rung that found it
/// @param rating its difficulty, in tenths
/// @param effects what it changes
public record ExplainerStep(ExplainerTechnique technique, int rating, Effects effects) {}
