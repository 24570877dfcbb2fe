package org.escargot.analysis;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// Finds the redundant clues of a puzzle.
public final class RedundantClues {
    private RedundantClues() {}

    /// The cells of `puzzle`, which has one solution, whose clue can be taken away alone and leave one solution;
    /// none where the puzzle is minimal. Two of them can seldom go together.
    public static CellSet of(Givens puzzle) {
        Solver solver = new BandSolver();
        CellSet cells = puzzle.cells();
        CellSet redundant = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (solver.count(new Givens(puzzle.grid().with(cell, Digit.NONE)), 2) == 1) {
                redundant = redundant.with(cell);
            }
        }
        return redundant;
    }
}
