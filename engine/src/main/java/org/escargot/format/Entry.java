package org.escargot.format;

/// One thing found in an input: a puzzle of the usual Sudoku, one with rules of its own, or a place that cannot be read
/// as either.
public sealed interface Entry permits PuzzleEntry, VariantEntry, BrokenEntry {
    /// The line where it begins, from 1.
    long line();
}
