package org.escargot.rating;

/// How hard a puzzle is on one scale.
///
/// @param level the name of the level, as its scheme calls it
/// @param score the score, in the scheme's own unit
public record Rating(String level, int score) {}
