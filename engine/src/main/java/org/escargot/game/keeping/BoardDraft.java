package org.escargot.game.keeping;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.game.AutomaticCandidates;
import org.escargot.game.Board;
import org.escargot.game.Candidates;
import org.escargot.game.GameFlaw;
import org.escargot.game.Level;
import org.escargot.game.Stage;
import org.escargot.grid.CandidateColors;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// A board in numbers, while it is read or written. Unlike a [Board] it can be wrong; [#flaw] tells.
final class BoardDraft {
    /// By aspect, then by cell; plain arrays, because a save makes a draft of every board of a long game.
    private final int[][] numbers = new int[CellField.values().length][Cell.COUNT];

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
            draft.set(CellField.GIVEN, cell, given);
            draft.set(CellField.DIGIT, cell, given == 0 ? board.digits().digit(cell) : 0);
        }
        draft.set(CellField.SOLVED, board.solved());
        draft.set(CellField.CORNER, board.corner());
        draft.set(CellField.COLORS, board.colors());
        for (int color = 1; color <= CandidateColors.COUNT; color++) {
            draft.set(CellField.COLORED.get(color - 1), board.candidateColors().of(color));
        }
        switch (board.candidates()) {
            case Candidates.ByHand _ -> draft.set(CellField.CENTER, board.center());
            case Candidates.Automatic kept -> {
                draft.set(CellField.ELIMINATED, kept.eliminated());
                draft.set(CellField.COUNTED, kept.counted());
            }
        }
        return draft;
    }

    int get(CellField aspect, int cell) {
        return of(aspect)[cell];
    }

    void set(CellField aspect, int cell, int number) {
        of(aspect)[cell] = number;
    }

    private void set(CellField aspect, CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            set(aspect, cell, 1);
        }
    }

    private void set(CellField aspect, Marks marks) {
        CellSet marked = marks.marked();
        for (int cell = marked.first(); cell >= 0; cell = marked.next(cell)) {
            set(aspect, cell, marks.at(cell).bits());
        }
    }

    private int[] of(CellField aspect) {
        return numbers[aspect.place()];
    }

    /// Whether no cell differs from `other` in `aspect`.
    boolean agrees(BoardDraft other, CellField aspect) {
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

    /// The givens come from [CellField#GIVEN] at the end.
    void setPlaying(Level level) {
        stage = new Stage.Playing(new Givens(Grid.EMPTY), level);
    }

    void setAutomatic(boolean kept) {
        automatic = kept;
    }

    private boolean has(CellField aspect) {
        return Arrays.stream(of(aspect)).anyMatch(number -> number != 0);
    }

    /// What it has that no board has.
    Optional<Flaw> flaw() {
        if (stage instanceof Stage.Entering && (has(CellField.GIVEN) || hasMarks() || automatic)) {
            return Optional.of(Flaw.of(GameFlaw.TYPED_WITH_MARKS));
        }
        if (!automatic && (has(CellField.ELIMINATED) || has(CellField.COUNTED)) || automatic && has(CellField.CENTER)) {
            return Optional.of(Flaw.of(GameFlaw.CANDIDATES_WITHOUT_OWNER));
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            boolean given = get(CellField.GIVEN, cell) != 0;
            boolean digit = get(CellField.DIGIT, cell) != 0;
            if (given && digit) {
                return Optional.of(Flaw.of(GameFlaw.TWO_DIGITS).with("cell", new Detail.Place(cell)));
            }
            if (get(CellField.SOLVED, cell) != 0 && !digit || get(CellField.COUNTED, cell) != 0 && !given && !digit) {
                return Optional.of(Flaw.of(GameFlaw.NO_DIGIT).with("cell", new Detail.Place(cell)));
            }
        }
        if (CandidateColors.twiceColored(candidateColors()) >= 0) {
            return Optional.of(Flaw.of(GameFlaw.TWO_COLORS));
        }
        boolean allCount = !automatic || counted().containsAll(usuallyCounted());
        return allCount ? Optional.empty() : Optional.of(Flaw.of(GameFlaw.DIGIT_NOT_COUNTED));
    }

    /// Whether there is any color of a candidate.
    boolean hasColoredCandidates() {
        return CellField.COLORED.stream().anyMatch(this::has);
    }

    private List<Marks> candidateColors() {
        return CellField.COLORED.stream().map(this::marks).toList();
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
            set(CellField.COUNTED, cell, usual.contains(cell) ? 1 : 0);
        }
    }

    private boolean hasMarks() {
        return has(CellField.CORNER) || has(CellField.CENTER) || has(CellField.COLORS) || hasColoredCandidates();
    }

    /// The board, when there is no flaw.
    Board board() {
        Stage played = switch (stage) {
            case Stage.Entering entering -> entering;
            case Stage.Playing playing -> new Stage.Playing(new Givens(givens()), playing.level());
        };
        Candidates.Automatic kept = new Candidates.Automatic(marks(CellField.ELIMINATED), counted());
        return new Board(
                played,
                digits(),
                cells(CellField.SOLVED),
                marks(CellField.CORNER),
                automatic ? AutomaticCandidates.center(digits(), kept) : marks(CellField.CENTER),
                marks(CellField.COLORS),
                new CandidateColors(candidateColors()),
                automatic ? kept : new Candidates.ByHand());
    }

    private Grid givens() {
        return grid(CellField.GIVEN);
    }

    private Grid digits() {
        Grid digits = grid(CellField.DIGIT);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int given = get(CellField.GIVEN, cell);
            digits = given == 0 ? digits : digits.with(cell, given);
        }
        return digits;
    }

    private Grid grid(CellField aspect) {
        byte[] digits = new byte[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = (byte) get(aspect, cell);
        }
        return Grid.of(digits);
    }

    private CellSet counted() {
        return cells(CellField.COUNTED);
    }

    private CellSet cells(CellField aspect) {
        CellSet cells = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            cells = get(aspect, cell) == 0 ? cells : cells.with(cell);
        }
        return cells;
    }

    private Marks marks(CellField aspect) {
        return Marks.of(of(aspect));
    }
}
