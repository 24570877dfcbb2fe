package org.escargot.format.link;

import org.escargot.format.Entry;
import org.escargot.format.codec.Json;

/// Reads a puzzle with rules of its own from what a code of f-puzzles says. It is apart from the links, so that the
/// page's first engine, which knows the usual Sudoku alone, does without.
@FunctionalInterface
public interface RulesReader {
    /// The puzzle that `puzzle` tells, or why it cannot be read.
    Entry read(Json.Members puzzle, long line);
}
