package org.escargot.game;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// Starts over, solves, and goes from typing a puzzle to playing it.
final class PuzzleLifecycle {
    private PuzzleLifecycle() {}

    /// Digits that are right stay the player's; the others give way.
    static Edit solve(Board board, Grid solution) {
        if (!solution.isSolved() || !solution.extendsGrid(board.puzzle().grid())) {
            return new Edit(board, new Notice.Outdated());
        }
        CellSet solved = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            boolean byPlayer = board.digits().digit(cell) == solution.digit(cell)
                    && !board.solved().contains(cell);
            solved = byPlayer ? solved : solved.with(cell);
        }
        return Edit.changed(board, board.with(solution, solved));
    }

    /// The puzzle as it was at the start; while it is typed, without what the program solved.
    static Board restarted(Board board) {
        Candidates candidates = switch (board.candidates()) {
            case Candidates.ByHand byHand -> byHand;
            case Candidates.Automatic _ -> new Candidates.Automatic(Marks.NONE, CellSet.EMPTY);
        };
        Board start = Board.EMPTY.with(board.stage(), board.puzzle().grid()).with(candidates);
        return AutomaticCandidates.kept(start, start);
    }

    static Board cleared(Board board) {
        return switch (board.stage()) {
            case Stage.Entering _ -> Board.EMPTY;
            case Stage.Playing _ -> restarted(board);
        };
    }

    static Board entering(Board board) {
        return switch (board.stage()) {
            case Stage.Entering _ -> board;
            case Stage.Playing playing ->
                Board.EMPTY.with(new Stage.Entering(), playing.givens().grid());
        };
    }

    static Board playing(Board board) {
        return switch (board.stage()) {
            case Stage.Entering _ -> Board.of(new Givens(board.puzzle().grid()), Level.OWN);
            case Stage.Playing _ -> board;
        };
    }
}
