package org.escargot.game;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Houses;

/// What to light up around the cell with the focus.
///
/// @param digit the digit in the hand, else the one under the focus, else 0
/// @param digits the cells that hold it
/// @param marks the empty cells that have it among their corner or centre marks
/// @param destinations the empty cells that the rules leave to it
/// @param peers the cells that share a house with the focus
/// @param clashes the cells that break the rules
public record Lights(int digit, CellSet digits, CellSet marks, CellSet destinations, CellSet peers, CellSet clashes) {
    /// What to light up in `state`.
    public static Lights of(GameState state) {
        Board board = state.board();
        int focus = state.hand().selection().focus();
        int digit = switch (state.hand().tool()) {
            case Tool.Held held -> held.digit();
            case Tool.Pointer _, Tool.Eraser _ -> board.digits().digit(focus);
        };
        CellSet peers = Houses.peers(focus);
        if (digit == Digit.NONE) {
            return new Lights(digit, CellSet.EMPTY, CellSet.EMPTY, CellSet.EMPTY, peers, board.clashes());
        }
        CellSet marks = board.corner().cellsOf(digit).or(board.centre().cellsOf(digit));
        return new Lights(
                digit,
                board.digits().cellsOf(digit),
                marks.and(board.digits().cellsOf(Digit.NONE)),
                board.destinations(digit),
                peers,
                board.clashes());
    }
}
