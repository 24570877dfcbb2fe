package org.escargot;

import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BandSolver;

/// Reads, solves and counts in one line each.
///
/// {@snippet class=SudokuSnippets region=solve}
///
/// Every call makes a solver of its own, so any thread may call at any time. For many puzzles keep one [BandSolver]
/// in each thread; for files there is [org.escargot.format.registry.PuzzleReader].
public final class Sudoku {
    private Sudoku() {}

    /// Reads one puzzle from `text`, in any format that [Formats] knows.
    ///
    /// @throws IllegalArgumentException when `text` is not exactly one puzzle; the message says where and why
    public static Puzzle parse(String text) {
        List<Entry> entries = Formats.read(text);
        if (entries.size() > 1) {
            throw new IllegalArgumentException("The text holds " + entries.size()
                    + " puzzles where one belongs.\nMaybe Formats.read is what you want.");
        }
        return switch (entries.getFirst().usual()) {
            case PuzzleEntry entry -> entry.puzzle();
            case BrokenEntry entry ->
                throw new IllegalArgumentException(entry.problem().toString());
        };
    }

    /// A solution of `puzzle`, any one of several; empty when there is none.
    public static Optional<Grid> solve(Puzzle puzzle) {
        return new BandSolver().solve(puzzle);
    }

    /// How many solutions `puzzle` has, counted no further than `limit`.
    ///
    /// @param limit at least 1; 2 tells a proper puzzle, whose answer is 1
    /// @return 0..`limit`
    public static long count(Puzzle puzzle, long limit) {
        return new BandSolver().count(puzzle, limit);
    }

    /// Whether `puzzle` has exactly one solution.
    public static boolean isProper(Puzzle puzzle) {
        return count(puzzle, 2) == 1;
    }
}
