package org.escargot.format;

import java.util.Optional;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// A puzzle found in an input.
///
/// @param line where it begins, from 1
/// @param puzzle the puzzle as it starts
/// @param current how far somebody got, where the format keeps that
/// @param metadata what else stood on its line: a name, a rating, a comment; empty when nothing did
public record PuzzleEntry(long line, Puzzle puzzle, Optional<Grid> current, String metadata) implements Entry {
    static PuzzleEntry of(long line, Puzzle puzzle, String metadata) {
        return new PuzzleEntry(line, puzzle, Optional.empty(), metadata);
    }
}
