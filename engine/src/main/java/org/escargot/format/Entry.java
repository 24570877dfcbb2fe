package org.escargot.format;

/// One puzzle of the input, or what could not be read as one.
public sealed interface Entry permits PuzzleEntry, BrokenEntry {
    /// The line on which the entry starts, from 1.
    int line();

    /// In a list, the line as it was read, without its end; otherwise empty.
    String raw();
}
