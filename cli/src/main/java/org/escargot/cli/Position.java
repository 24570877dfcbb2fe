package org.escargot.cli;

import java.util.List;
import java.util.Optional;
import org.escargot.explain.Notice;
import org.escargot.explain.Notice.Kind;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.solver.BandSolver;

/// Where somebody stands in a puzzle.
///
/// @param marks the digits and candidates
/// @param start the puzzle, which decides what is right
/// @param solutions how many solutions it has, counted to 2
record Position(Pencilmarks marks, Puzzle start, long solutions) {
    /// The position of `entry`: the current digits where the format keeps them, else the start.
    static Position of(PuzzleEntry entry) {
        return switch (entry.puzzle()) {
            case Givens start -> {
                Givens current = new Givens(entry.current().orElse(start.grid()));
                yield new Position(Pencilmarks.of(current), start, new BandSolver().count(start, 2));
            }
            case Pencilmarks marks -> new Position(withPlaced(marks), marks, new BandSolver().count(marks, 2));
        };
    }

    /// In a grid of candidates a cell with one candidate holds a digit if no peer has that candidate left.
    private static Pencilmarks withPlaced(Pencilmarks marks) {
        Pencilmarks placed = marks;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet candidates = marks.candidates(cell);
            boolean alone =
                    candidates.size() == 1 && !marks.cellsOf(candidates.first()).intersects(Houses.peers(cell));
            placed = alone ? placed.place(cell, candidates.first()) : placed;
        }
        return placed;
    }

    /// What is known of the position.
    Facts facts() {
        return new Facts(marks, start);
    }

    /// Climbs `ladder`, without the techniques that assume one solution where there are several.
    LogicSolver solver(List<Finder> ladder) {
        LogicSolver all = new LogicSolver(ladder);
        return solutions == 1 ? all : all.assumingNothing();
    }

    /// Why no step can be told, or nothing when one can be looked for.
    Optional<Notice> obstacle() {
        if (solutions == 0) {
            return Optional.of(noSolution());
        }
        if (marks.unsolved().isEmpty()) {
            return Optional.of(
                    marks.grid().isSolved()
                            ? Notice.of(Kind.SOLVED)
                            : new Notice(Kind.BROKEN, marks.grid().clashes()));
        }
        CellSet wrong = solutions == 1 ? wrongDigits() : CellSet.EMPTY;
        return wrong.isEmpty() ? Optional.empty() : Optional.of(new Notice(Kind.WRONG_DIGITS, wrong));
    }

    /// Digits clash, or candidates were struck that belong there, or it was so from the start.
    private Notice noSolution() {
        CellSet clashes = marks.grid().clashes();
        if (!clashes.isEmpty()) {
            return new Notice(Kind.CONTRADICTION, clashes);
        }
        BandSolver solver = new BandSolver();
        Givens placed = new Givens(marks.grid());
        if (placed.cells().isEmpty() || solver.count(placed, 2) != 1) {
            return Notice.of(Kind.NO_SOLUTION);
        }
        Grid solution = solver.solve(placed).orElseThrow();
        CellSet lost = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            lost = marks.allowed(cell).contains(solution.digit(cell)) ? lost : lost.with(cell);
        }
        return new Notice(Kind.LOST_CANDIDATES, lost);
    }

    private CellSet wrongDigits() {
        Grid solution = new BandSolver().solve(start).orElseThrow();
        CellSet wrong = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = marks.digit(cell);
            wrong = digit == 0 || digit == solution.digit(cell) ? wrong : wrong.with(cell);
        }
        return wrong;
    }
}
