package org.escargot.game;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.game.command.Layer;

/// A board as the text of a file: the puzzle, the current grid, and the marks where the format has a place for them.
public final class GameFiles {
    private GameFiles() {}

    /// `board` as `writer` writes it; what is typed counts as the puzzle.
    public static String write(Board board, FormatWriter writer) {
        return writer.write(entry(board));
    }

    /// What `board` has that `writer` has no place for.
    public static Set<Feature> lost(Board board, FormatWriter writer) {
        Set<Feature> lost = EnumSet.copyOf(Feature.of(entry(board)));
        lost.removeAll(writer.carries());
        return lost;
    }

    private static PuzzleEntry entry(Board board) {
        Notes notes = new Notes(
                board.marks(Layer.CENTER),
                board.marks(Layer.CORNER),
                board.marks(Layer.COLOR),
                board.candidateColors());
        return new PuzzleEntry(1, board.puzzle(), Optional.of(board.digits()), notes, "");
    }

    /// The board that the first puzzle of `text` leads to, in any form that
    /// [org.escargot.format.registry.UsualFormats] reads. Its puzzle is frozen.
    public static Decoded<Board> read(String text) {
        return Pasting.read(text);
    }
}
