package org.escargot.rating.explainer.evidence;

import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.step.Technique;

/// What a step of a rung is called and what it rests on.
public record Evidence(Technique technique, Pattern pattern) {}
