package org.escargot.game;

import org.escargot.game.command.Direction;
import org.escargot.game.command.Layer;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.game.command.SelectionCommand;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;

/// Carries out the commands that select.
final class Pointing {
    private Pointing() {}

    static Selection select(Board board, Hand hand, SelectionCommand command) {
        Selection selection = hand.selection();
        return switch (command) {
            case SelectionCommand.Press press -> pressed(hand, press.cell());
            case SelectionCommand.PressFocus _ -> pressed(hand, selection.focus());
            case SelectionCommand.GoTo goTo -> Selection.of(goTo.cell());
            case SelectionCommand.PressAlso press -> selection.toggle(press.cell());
            case SelectionCommand.DragTo drag ->
                hand.tool() instanceof Tool.Pointer ? selection.sweepTo(drag.cell()) : selection;
            case SelectionCommand.SelectSame same -> alike(board, hand.mode(), same.cell());
            case SelectionCommand.SelectSameAsFocus _ -> alike(board, hand.mode(), selection.focus());
            case SelectionCommand.SelectDigit digit ->
                selection.with(board.digits().cellsOf(digit.digit()));
            case SelectionCommand.SelectHouse house -> selection.with(Houses.cells(house.house()));
            case SelectionCommand.SelectHouseAlso house ->
                selection.with(selection.cells().or(Houses.cells(house.house())));
            case SelectionCommand.Move move -> Selection.of(step(hand, move.direction()));
            case SelectionCommand.Extend extend -> selection.extendTo(step(hand, extend.direction()));
            case SelectionCommand.MoveToEmpty move -> nextEmpty(board, selection, move.direction());
            case SelectionCommand.SelectAll _ -> selection.with(CellSet.ALL);
            case SelectionCommand.SelectNone _ -> selection.with(CellSet.EMPTY);
            case SelectionCommand.Invert _ -> selection.with(CellSet.ALL.minus(selection.cells()));
        };
    }

    /// What is in hand goes where it is pressed; what comes next is meant for no selected cell.
    private static Selection pressed(Hand hand, int cell) {
        Selection alone = Selection.of(cell);
        return hand.tool() instanceof Tool.Pointer ? alone : alone.with(CellSet.EMPTY);
    }

    private static int step(Hand hand, Direction direction) {
        int focus = hand.selection().focus();
        return hand.options().has(Option.WRAP) ? direction.wrap(focus) : direction.stop(focus);
    }

    private static Selection nextEmpty(Board board, Selection selection, Direction direction) {
        int pace = switch (direction) {
            case UP, LEFT, ROW_START, GRID_START -> Cell.COUNT - 1;
            case DOWN, RIGHT, ROW_END, GRID_END -> 1;
        };
        for (int i = 1; i < Cell.COUNT; i++) {
            int cell = (selection.focus() + i * pace) % Cell.COUNT;
            if (board.digits().digit(cell) == Digit.NONE) {
                return Selection.of(cell);
            }
        }
        return selection;
    }

    private static Selection alike(Board board, Mode mode, int cell) {
        return new Selection(cell, same(board, mode, cell), Selection.Sweep.ADD);
    }

    private static CellSet same(Board board, Mode mode, int cell) {
        Mode[] order = {mode, Mode.DIGIT, Mode.COLOR, Mode.CENTER, Mode.CORNER};
        for (Mode kind : order) {
            CellSet same =
                    kind.layer().map(layer -> sameMarks(board, layer, cell)).orElseGet(() -> sameDigit(board, cell));
            if (!same.isEmpty()) {
                return same;
            }
        }
        return CellSet.of(cell);
    }

    private static CellSet sameDigit(Board board, int cell) {
        int digit = board.digits().digit(cell);
        return digit == Digit.NONE ? CellSet.EMPTY : board.digits().cellsOf(digit);
    }

    private static CellSet sameMarks(Board board, Layer layer, int cell) {
        // Corner and center marks under a digit are not seen.
        CellSet seen = layer == Layer.COLOR ? CellSet.ALL : board.digits().cellsOf(Digit.NONE);
        DigitSet wanted = board.marks(layer).at(cell);
        CellSet same = CellSet.EMPTY;
        for (int other = seen.first(); other >= 0 && !wanted.isEmpty(); other = seen.next(other)) {
            if (board.marks(layer).at(other).equals(wanted)) {
                same = same.with(other);
            }
        }
        return same.contains(cell) ? same : CellSet.EMPTY;
    }
}
