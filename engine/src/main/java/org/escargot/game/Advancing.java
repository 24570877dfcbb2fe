package org.escargot.game;

import org.escargot.game.command.BoardCommand;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;

/// Moves the focus while a puzzle is typed: on to the next cell after a digit, and back with what erases. The last
/// cell and the first one stay where they are. Where a symmetry is kept, a digit leads first to the cells that are
/// given with it and are still empty.
final class Advancing {
    private Advancing() {}

    /// The hand with which `command` is carried out.
    static Hand before(Board board, Hand hand, BoardCommand command) {
        int focus = hand.selection().focus();
        boolean goesBack = command instanceof BoardCommand.EraseBack
                && board.stage() instanceof Stage.Entering
                && board.digits().digit(focus) == Digit.NONE
                && focus > 0;
        return goesBack ? at(hand, focus - 1) : hand;
    }

    /// The hand after `command`, given that of [#before].
    static Hand after(Board board, Hand hand, BoardCommand command) {
        if (!(board.stage() instanceof Stage.Entering)) {
            return hand;
        }
        return switch (command) {
            case BoardCommand.TypeOn type ->
                type.digit() == Digit.NONE
                        ? at(hand, hand.selection().focus() + 1)
                        : onward(board, hand, hand.selection().focus());
            case BoardCommand.TypeAt type -> onward(board, hand, type.cell());
            default -> hand;
        };
    }

    /// The hand after a digit was typed at `cell` of `board`.
    private static Hand onward(Board board, Hand hand, int cell) {
        CellSet orbit = hand.symmetry().orbit(cell);
        CellSet missing = orbit.and(board.digits().cellsOf(Digit.NONE)).without(cell);
        return at(hand, missing.isEmpty() ? orbit.first() + 1 : missing.first());
    }

    private static Hand at(Hand hand, int cell) {
        return hand.with(Selection.of(Math.min(cell, Cell.COUNT - 1)));
    }
}
