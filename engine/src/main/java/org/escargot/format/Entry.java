package org.escargot.format;

/// One thing found in an input: a puzzle of the usual Sudoku, one with rules of its own, or a place that cannot be read
/// as either.
public sealed interface Entry permits UsualEntry, VariantEntry {
    /// The line where it begins, from 1.
    long line();

    /// What a caller has of it that knows the usual Sudoku alone: a puzzle with rules of its own is a place that cannot
    /// be read, and says which rules those are.
    UsualEntry usual();
}
