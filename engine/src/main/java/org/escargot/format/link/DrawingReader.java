package org.escargot.format.link;

import org.escargot.format.Entry;
import org.escargot.format.codec.Json;

/// Reads a puzzle with rules of its own from a drawing of SudokuPad, as [RulesReader] does from a code of f-puzzles.
@FunctionalInterface
public interface DrawingReader {
    /// The puzzle that is drawn, or why it cannot be read.
    ///
    /// @param title its name and author, empty where it has none
    /// @param words its rules in words, empty where it has none
    Entry read(Json.Members drawing, String title, String words, long line);
}
