package org.escargot.format;

/// A line of an input.
///
/// @param number from 1
/// @param text without its end
record NumberedLine(long number, String text) {}
