package org.escargot.game;

import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.registry.UsualFormats;
import org.escargot.game.command.Layer;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;

/// Makes boards of what people paste and open.
final class Pasting {
    /// More is no puzzle, and would keep the page busy.
    private static final int LONGEST = 200_000;

    private Pasting() {}

    static Edit paste(Board board, String text) {
        return switch (read(text)) {
            case Decoded.Failed<Board> failed -> new Edit(board, new Notice.Unreadable(failed.problem()));
            case Decoded.Done<Board> done ->
                Edit.changed(
                        board,
                        switch (board.stage()) {
                            case Stage.Playing _ -> done.value();
                            case Stage.Entering _ ->
                                isBegun(done.value()) ? done.value() : PuzzleLifecycle.entering(done.value());
                        });
        };
    }

    /// Whether the player has begun to play on `board`: then play goes on, because typing has neither frozen digits
    /// nor marks.
    private static boolean isBegun(Board board) {
        return !board.digits().equals(board.givens())
                || !board.marks(Layer.CENTER).equals(Marks.NONE);
    }

    /// The board at which the first puzzle of `text` stands.
    static Decoded<Board> read(String text) {
        if (text.length() > LONGEST) {
            return Decoded.failed(1, 1, Flaw.of(GameFlaw.LONG_TEXT).with("most", LONGEST));
        }
        List<Entry> entries = UsualFormats.read(text);
        return switch (entries.getFirst().usual()) {
            case BrokenEntry broken -> new Decoded.Failed<>(broken.problem());
            case PuzzleEntry entry -> board(entry);
        };
    }

    private static Decoded<Board> board(PuzzleEntry entry) {
        return switch (entry.puzzle()) {
            case Givens givens -> board(givens, entry.current(), entry.notes(), entry.line());
            case Pencilmarks marks -> new Decoded.Done<>(board(marks));
        };
    }

    private static Decoded<Board> board(Givens givens, Optional<Grid> current, Notes notes, long line) {
        Grid digits = givens.grid();
        Grid now = current.orElse(digits);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int given = givens.digit(cell);
            int placed = now.digit(cell);
            if (given != Digit.NONE && placed != Digit.NONE && given != placed) {
                return Decoded.failed(line, 1, differs(cell, given, placed));
            }
            digits = given == Digit.NONE ? digits.with(cell, placed) : digits;
        }
        return new Decoded.Done<>(Board.of(givens, Level.OWN)
                .with(digits, CellSet.EMPTY)
                .with(Layer.CENTER, notes.center())
                .with(Layer.CORNER, notes.corner())
                .with(Layer.COLOR, notes.colors()));
    }

    private static Flaw differs(int cell, int given, int placed) {
        return Flaw.of(GameFlaw.CURRENT_GRID_ON_GIVEN)
                .with("digit", placed)
                .with("cell", new Detail.Place(cell))
                .with("given", given);
    }

    /// A lone candidate that no peer shares is a digit of the puzzle; the other cells keep theirs as center marks.
    private static Board board(Pencilmarks marks) {
        Grid digits = Grid.EMPTY;
        int[] center = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet allowed = marks.allowed(cell);
            if (allowed.size() == 1 && !isSharedWithPeer(marks, cell, allowed.first())) {
                digits = digits.with(cell, allowed.first());
            } else {
                center[cell] = allowed.bits();
            }
        }
        return Board.of(new Givens(digits), Level.OWN).with(Layer.CENTER, Marks.of(center));
    }

    private static boolean isSharedWithPeer(Pencilmarks marks, int cell, int digit) {
        return Houses.peers(cell).stream().anyMatch(peer -> marks.allowed(peer).contains(digit));
    }
}
