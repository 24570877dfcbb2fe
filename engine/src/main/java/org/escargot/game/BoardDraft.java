package org.escargot.game;

import java.util.Arrays;
import java.util.Optional;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// A board in numbers, while it is read or written. Unlike a [Board] it can be wrong; [#flaw] tells.
final class BoardDraft {
    /// By aspect, then by cell; plain arrays, because a save makes a draft of every board of a long game.
    private final int[][] numbers = new int[Aspect.values().length][Cell.COUNT];

    private Stage stage = new Stage.Entering();
    private boolean automatic;

    /// The draft of the empty board.
    BoardDraft() {}

    static BoardDraft of(Board board) {
        BoardDraft draft = new BoardDraft();
        draft.stage = board.stage();
        draft.automatic = board.candidates() instanceof Candidates.Automatic;
        Grid givens = board.givens();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int given = givens.digit(cell);
            draft.set(Aspect.GIVEN, cell, given);
            draft.set(Aspect.DIGIT, cell, given == 0 ? board.digits().digit(cell) : 0);
        }
        draft.set(Aspect.SOLVED, board.solved());
        draft.set(Aspect.CORNER, board.corner());
        draft.set(Aspect.COLOURS, board.colours());
        switch (board.candidates()) {
            case Candidates.ByHand _ -> draft.set(Aspect.CENTRE, board.centre());
            case Candidates.Automatic kept -> {
                draft.set(Aspect.STRUCK, kept.struck());
                draft.set(Aspect.COUNTED, kept.counted());
            }
        }
        return draft;
    }

    int get(Aspect aspect, int cell) {
        return of(aspect)[cell];
    }

    void set(Aspect aspect, int cell, int number) {
        of(aspect)[cell] = number;
    }

    private void set(Aspect aspect, CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            set(aspect, cell, 1);
        }
    }

    private void set(Aspect aspect, Marks marks) {
        CellSet marked = marks.marked();
        for (int cell = marked.first(); cell >= 0; cell = marked.next(cell)) {
            set(aspect, cell, marks.at(cell).bits());
        }
    }

    private int[] of(Aspect aspect) {
        return numbers[aspect.place()];
    }

    /// Whether no cell differs from `other` in `aspect`.
    boolean agrees(BoardDraft other, Aspect aspect) {
        return Arrays.equals(of(aspect), other.of(aspect));
    }

    /// The level that is played, or empty while a puzzle is typed.
    Optional<Level> level() {
        return stage instanceof Stage.Playing playing ? Optional.of(playing.level()) : Optional.empty();
    }

    boolean isAutomatic() {
        return automatic;
    }

    void setEntering() {
        stage = new Stage.Entering();
    }

    /// The givens come from [Aspect#GIVEN] at the end.
    void setPlaying(Level level) {
        stage = new Stage.Playing(new Givens(Grid.EMPTY), level);
    }

    void setAutomatic(boolean kept) {
        automatic = kept;
    }

    private boolean has(Aspect aspect) {
        return Arrays.stream(of(aspect)).anyMatch(number -> number != 0);
    }

    /// What it has that no board has.
    Optional<Flaw> flaw() {
        if (stage instanceof Stage.Entering && (has(Aspect.GIVEN) || hasMarks() || automatic)) {
            return Optional.of(Flaw.of(GameFlaw.TYPED_WITH_MARKS));
        }
        if (!automatic && (has(Aspect.STRUCK) || has(Aspect.COUNTED)) || automatic && has(Aspect.CENTRE)) {
            return Optional.of(Flaw.of(GameFlaw.CANDIDATES_OF_NOBODY));
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            boolean given = get(Aspect.GIVEN, cell) != 0;
            boolean digit = get(Aspect.DIGIT, cell) != 0;
            if (given && digit) {
                return Optional.of(Flaw.of(GameFlaw.TWO_DIGITS).with("cell", new Detail.Place(cell)));
            }
            if (get(Aspect.SOLVED, cell) != 0 && !digit || get(Aspect.COUNTED, cell) != 0 && !given && !digit) {
                return Optional.of(Flaw.of(GameFlaw.NO_DIGIT).with("cell", new Detail.Place(cell)));
            }
        }
        boolean allCount = !automatic || counted().containsAll(usuallyCounted());
        return allCount ? Optional.empty() : Optional.of(Flaw.of(GameFlaw.DIGIT_NOT_COUNTED));
    }

    private CellSet usuallyCounted() {
        return AutomaticCandidates.counting(digits(), givens());
    }

    /// Whether exactly the givens and the digits that do not clash count.
    boolean countsAsUsual() {
        return counted().equals(usuallyCounted());
    }

    void countAsUsual() {
        CellSet usual = usuallyCounted();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            set(Aspect.COUNTED, cell, usual.contains(cell) ? 1 : 0);
        }
    }

    private boolean hasMarks() {
        return has(Aspect.CORNER) || has(Aspect.CENTRE) || has(Aspect.COLOURS);
    }

    /// The board, when there is no flaw.
    Board board() {
        Stage played = switch (stage) {
            case Stage.Entering entering -> entering;
            case Stage.Playing playing -> new Stage.Playing(new Givens(givens()), playing.level());
        };
        Candidates.Automatic kept = new Candidates.Automatic(marks(Aspect.STRUCK), counted());
        return new Board(
                played,
                digits(),
                cells(Aspect.SOLVED),
                marks(Aspect.CORNER),
                automatic ? AutomaticCandidates.centre(digits(), kept) : marks(Aspect.CENTRE),
                marks(Aspect.COLOURS),
                automatic ? kept : new Candidates.ByHand());
    }

    private Grid givens() {
        return grid(Aspect.GIVEN);
    }

    private Grid digits() {
        Grid digits = grid(Aspect.DIGIT);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int given = get(Aspect.GIVEN, cell);
            digits = given == 0 ? digits : digits.with(cell, given);
        }
        return digits;
    }

    private Grid grid(Aspect aspect) {
        byte[] digits = new byte[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = (byte) get(aspect, cell);
        }
        return Grid.of(digits);
    }

    private CellSet counted() {
        return cells(Aspect.COUNTED);
    }

    private CellSet cells(Aspect aspect) {
        CellSet cells = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            cells = get(aspect, cell) == 0 ? cells : cells.with(cell);
        }
        return cells;
    }

    private Marks marks(Aspect aspect) {
        return Marks.of(of(aspect));
    }
}
