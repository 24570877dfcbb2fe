package org.escargot.logic.step;

import org.escargot.logic.pattern.Pattern;

/// One thing to do in a grid, and why.
///
/// @param technique what it is called
/// @param pattern what it rests on
/// @param effects what it changes
public record Step(Technique technique, Pattern pattern, Effects effects) {}
