package org.escargot.format;

import java.util.Optional;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;

/// A puzzle found in an input, or to be written.
///
/// @param line where it begins, from 1
/// @param puzzle the puzzle as it starts
/// @param current the grid as far as a player has filled it, where the format keeps that
/// @param notes what a player noted in the cells
/// @param metadata what else stood with it: a name, a rating, a comment; empty when nothing did
public record PuzzleEntry(long line, Puzzle puzzle, Optional<Grid> current, Notes notes, String metadata)
        implements UsualEntry {
    /// A puzzle without notes.
    public PuzzleEntry(long line, Puzzle puzzle, Optional<Grid> current, String metadata) {
        this(line, puzzle, current, Notes.NONE, metadata);
    }

    /// A puzzle that no player has begun.
    public static PuzzleEntry of(long line, Puzzle puzzle, String metadata) {
        return new PuzzleEntry(line, puzzle, Optional.empty(), metadata);
    }

    /// The givens; none where the puzzle is given as candidates.
    public Grid start() {
        return switch (puzzle) {
            case Givens givens -> givens.grid();
            case Pencilmarks _ -> Grid.EMPTY;
        };
    }

    /// The givens and the digits placed so far.
    public Grid digits() {
        return current.orElse(start());
    }
}
