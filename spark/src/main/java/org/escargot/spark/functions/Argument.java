package org.escargot.spark.functions;

import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// What a text is to a function: one puzzle, or the reason why not.
public sealed interface Argument {
    /// One puzzle.
    record OnePuzzle(Puzzle puzzle) implements Argument {}

    /// No puzzle, or more than one.
    ///
    /// @param problem why, in one English sentence without a period
    record NoPuzzle(String problem) implements Argument {}

    /// The puzzle; nothing where the text is none.
    default Optional<Puzzle> found() {
        return switch (this) {
            case OnePuzzle one -> Optional.of(one.puzzle());
            case NoPuzzle _ -> Optional.empty();
        };
    }

    /// What `text` is; a puzzle may have any form that [Formats] knows.
    static Argument of(String text) {
        // Most texts are a plain line, which needs no list of entries.
        Grid plain = Grid.ofPlain(text);
        if (plain != null) {
            return new OnePuzzle(new Givens(plain));
        }
        List<Entry> entries = Formats.read(text);
        if (entries.size() > 1) {
            return new NoPuzzle("the text holds " + entries.size() + " puzzles where one belongs");
        }
        return switch (entries.getFirst()) {
            case PuzzleEntry entry -> new OnePuzzle(entry.puzzle());
            case VariantEntry entry -> new NoPuzzle(entry.usual().problem().sentence());
            case BrokenEntry entry -> new NoPuzzle(entry.problem().sentence());
        };
    }
}
