package org.escargot.format;

/// One thing found in an input: a puzzle, or a place that cannot be read as one.
public sealed interface Entry permits PuzzleEntry, BrokenEntry {
    /// The line where it begins, from 1.
    long line();
}
