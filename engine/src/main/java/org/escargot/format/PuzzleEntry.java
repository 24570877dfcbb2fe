package org.escargot.format;

import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// A puzzle that was read.
///
/// @param line the line on which it starts, from 1
/// @param puzzle the givens, or the pencilmarks when it is given as candidates
/// @param current the digits on the board, givens included, when the input tells them apart; otherwise null
/// @param leading the text before the puzzle (a name, a header), without separators; may be empty
/// @param trailing the text after the puzzle (a rating, a comment), without separators; may be empty
/// @param raw in a list, the line as it was read; otherwise empty
public record PuzzleEntry(int line, Puzzle puzzle, @Nullable Grid current, String leading, String trailing, String raw)
        implements Entry {}
