package org.escargot.format.lines;

/// A line of an input.
///
/// @param number from 1
/// @param text without its end
public record NumberedLine(long number, String text) {}
