package org.escargot.game;

import org.escargot.game.command.Layer;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateColors;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Marks;

/// Writes marks and colors.
final class Marking {
    private Marking() {}

    /// Takes `number` from the marks of `targets` where all of them have it, else gives it to each. Digits are
    /// marked in empty cells only; a color suits any.
    static Edit toggle(Board board, Layer layer, CellSet targets, int number) {
        CellSet cells = layer == Layer.COLOR ? targets : targets.and(empty(board));
        if (cells.isEmpty()) {
            CellSet givens = targets.and(board.givens().filled());
            return givens.isEmpty() ? Edit.none(board) : new Edit(board, new Notice.Frozen(givens));
        }
        Board toggled = layer == Layer.CENTER && board.candidates() instanceof Candidates.Automatic automatic
                ? AutomaticCandidates.toggle(board, automatic, cells, number)
                : toggledByHand(board, layer, cells, number);
        CellSet before = board.marks(layer).cellsOf(number);
        CellSet after = toggled.marks(layer).cellsOf(number);
        Notice notice = before.containsAll(after)
                ? new Notice.Unmarked(layer, number, before.minus(after))
                : new Notice.Marked(layer, number, after.minus(before));
        return before.equals(after) ? Edit.none(board) : new Edit(toggled, notice);
    }

    private static Board toggledByHand(Board board, Layer layer, CellSet cells, int number) {
        Marks marks = board.marks(layer);
        boolean allMarked = marks.cellsOf(number).containsAll(cells);
        return board.with(layer, allMarked ? marks.without(cells, number) : marks.with(cells, number));
    }

    private static CellSet empty(Board board) {
        return board.digits().cellsOf(Digit.NONE);
    }

    /// Clears what is seen of `layer` in `targets`; the center marks that the program keeps are its own.
    static Edit clear(Board board, Layer layer, CellSet targets) {
        CellSet cells = clearable(board, layer).and(targets);
        return cells.isEmpty()
                ? Edit.none(board)
                : Edit.changed(board, board.with(layer, board.marks(layer).without(cells)));
    }

    static CellSet clearable(Board board, Layer layer) {
        return switch (layer) {
            case COLOR -> board.colors().marked();
            case CORNER -> board.corner().marked().and(empty(board));
            case CENTER ->
                board.candidates() instanceof Candidates.Automatic
                        ? CellSet.EMPTY
                        : board.center().marked().and(empty(board));
        };
    }

    /// Clears all corner and center marks, and their colors.
    static Edit clearAll(Board board) {
        Board cleared = board.with(Layer.CORNER, Marks.NONE).with(CandidateColors.NONE);
        return Edit.changed(
                board,
                switch (board.candidates()) {
                    case Candidates.ByHand _ -> cleared.with(Layer.CENTER, Marks.NONE);
                    case Candidates.Automatic automatic -> AutomaticCandidates.afresh(cleared, automatic);
                });
    }

    /// Gives every empty cell the center marks that the rules allow; digits that clash rule out nothing. What the
    /// player ruled out in a cell with marks stays so; where the program keeps the marks, they are there already.
    static Edit fill(Board board) {
        return switch (board.candidates()) {
            case Candidates.ByHand byHand ->
                Edit.changed(board, AutomaticCandidates.start(board).with(byHand));
            case Candidates.Automatic _ -> Edit.none(board);
        };
    }

    /// Gives those of `cells` that are empty the center marks that the rules allow, whatever the player ruled out.
    static Edit restore(Board board, CellSet cells) {
        CellSet restored = cells.and(empty(board));
        return Edit.changed(
                board,
                switch (board.candidates()) {
                    case Candidates.ByHand byHand ->
                        board.with(
                                Layer.CENTER, allowed(board, restored, byHand).center());
                    case Candidates.Automatic automatic -> AutomaticCandidates.restore(board, automatic, restored);
                });
    }

    private static Board allowed(Board board, CellSet cells, Candidates.ByHand byHand) {
        Board cleared = board.with(Layer.CENTER, board.center().without(cells));
        Board all = AutomaticCandidates.start(cleared).with(byHand);
        Marks center = board.center();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            center = center.with(cell, all.center().at(cell));
        }
        return board.with(Layer.CENTER, center);
    }

    /// Gives every empty cell all nine center marks; where the program keeps them, it goes on doing so.
    static Edit fillAllNine(Board board) {
        if (board.candidates() instanceof Candidates.Automatic) {
            return Edit.none(board);
        }
        Marks all = board.center();
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            all = all.with(empty(board), digit);
        }
        return Edit.changed(board, board.with(Layer.CENTER, all));
    }

    /// Gives every empty cell where the rules allow `digit` a center mark of it.
    static Edit fill(Board board, int digit) {
        return Edit.changed(
                board,
                switch (board.candidates()) {
                    case Candidates.ByHand _ ->
                        board.with(Layer.CENTER, board.center().with(board.destinations(digit), digit));
                    case Candidates.Automatic automatic -> AutomaticCandidates.restore(board, automatic, digit);
                });
    }

    /// Eliminates `candidates`. Where an empty cell lacks center marks, all are filled in first: marks of the cells
    /// alone where something goes would look like all that there is to know.
    static Board eliminate(Board board, CandidateSet candidates) {
        Board eliminated = candidates.isEmpty() ? board : fill(board).board();
        for (int candidate = candidates.first(); candidate >= 0; candidate = candidates.next(candidate)) {
            int cell = Candidate.cell(candidate);
            int digit = Candidate.digit(candidate);
            eliminated = switch (eliminated.candidates()) {
                case Candidates.ByHand _ -> eliminatedByHand(eliminated, cell, digit);
                case Candidates.Automatic automatic ->
                    AutomaticCandidates.eliminate(eliminated, automatic, CellSet.of(cell), digit);
            };
        }
        return eliminated;
    }

    private static Board eliminatedByHand(Board board, int cell, int digit) {
        if (board.digits().digit(cell) != Digit.NONE) {
            return board;
        }
        DigitSet marks = board.center().at(cell);
        DigitSet left = (marks.isEmpty() ? board.allowed(cell) : marks).without(digit);
        return board.with(Layer.CENTER, board.center().with(cell, left));
    }
}
