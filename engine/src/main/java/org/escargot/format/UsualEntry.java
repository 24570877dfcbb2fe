package org.escargot.format;

/// What a caller finds in an input that knows the usual Sudoku alone: a puzzle, or a place that cannot be read as one.
public sealed interface UsualEntry extends Entry permits PuzzleEntry, BrokenEntry {
    @Override
    default UsualEntry usual() {
        return this;
    }
}
