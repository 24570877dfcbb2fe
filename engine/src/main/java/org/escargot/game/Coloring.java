package org.escargot.game;

import org.escargot.game.command.Layer;
import org.escargot.grid.CandidateColors;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;

/// Colors candidates. A color is seen as long as its candidate is marked; it is hidden with the mark, not gone.
final class Coloring {
    private Coloring() {}

    /// Takes `color` from `digit` in those of `targets` where it is marked, if it has that color in all of them, else
    /// gives it to each.
    static Edit toggle(Board board, CellSet targets, int digit, int color) {
        CellSet cells = marked(board, digit).and(targets);
        if (cells.isEmpty()) {
            return new Edit(board, new Notice.NoCandidate(digit));
        }
        CandidateColors colors = board.candidateColors();
        CellSet fresh = cells.minus(colors.of(color).cellsOf(digit));
        return fresh.isEmpty()
                ? new Edit(board.with(colors.without(cells, digit)), new Notice.Colored(0, digit, cells))
                : new Edit(board.with(colors.with(cells, digit, color)), new Notice.Colored(color, digit, fresh));
    }

    /// Where a mark of `digit` is seen.
    private static CellSet marked(Board board, int digit) {
        return board.marks(Layer.CORNER)
                .cellsOf(digit)
                .or(board.marks(Layer.CENTER).cellsOf(digit))
                .and(board.digits().cellsOf(Digit.NONE));
    }

    /// Takes the colors from the candidates of `targets`.
    static Edit clear(Board board, CellSet targets) {
        CandidateColors colors = board.candidateColors();
        CellSet cells = colors.marked().and(targets);
        return cells.isEmpty() ? Edit.none(board) : Edit.changed(board, board.with(colors.without(cells)));
    }
}
