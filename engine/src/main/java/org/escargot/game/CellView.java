package org.escargot.game;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;

/// All there is to draw of a cell, and to name it by for those who listen.
///
/// @param cell which, 0..80
/// @param content what stands in it
/// @param colours its colours
/// @param clashes the peers that hold its digit
/// @param isSelected whether it is selected
/// @param hasFocus whether it has the focus
public record CellView(
        int cell, Content content, DigitSet colours, CellSet clashes, boolean isSelected, boolean hasFocus) {
    /// What stands in a cell.
    public sealed interface Content {
        /// A frozen digit.
        record Given(int digit) implements Content {}

        /// A digit of the player's.
        record Entered(int digit) implements Content {}

        /// A digit of the program's.
        record Solved(int digit) implements Content {}

        /// No digit, but maybe marks.
        record Empty(DigitSet corner, DigitSet centre) implements Content {}
    }

    /// The 81 cells of `state` in reading order.
    public static List<CellView> all(GameState state) {
        List<CellView> cells = new ArrayList<>(Cell.COUNT);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            cells.add(of(state, cell));
        }
        return List.copyOf(cells);
    }

    /// The view of `cell`.
    public static CellView of(GameState state, int cell) {
        Board board = state.board();
        int digit = board.digits().digit(cell);
        CellSet clashes = digit == Digit.NONE
                ? CellSet.EMPTY
                : board.digits().cellsOf(digit).and(Houses.peers(cell));
        Selection selection = state.hand().selection();
        return new CellView(
                cell,
                content(board, cell, digit),
                board.colours().at(cell),
                clashes,
                selection.cells().contains(cell),
                selection.focus() == cell);
    }

    private static Content content(Board board, int cell, int digit) {
        if (digit == Digit.NONE) {
            return new Content.Empty(board.corner().at(cell), board.centre().at(cell));
        }
        if (board.givens().digit(cell) != Digit.NONE) {
            return new Content.Given(digit);
        }
        return board.solved().contains(cell) ? new Content.Solved(digit) : new Content.Entered(digit);
    }

    /// The row, 1..9 from the top.
    public int row() {
        return Cell.row(cell) + 1;
    }

    /// The column, 1..9 from the left.
    public int column() {
        return Cell.column(cell) + 1;
    }
}
