package org.escargot.game.help;

import java.util.List;
import java.util.Optional;
import org.escargot.explain.Notice;
import org.escargot.explain.Notice.Kind;
import org.escargot.format.PuzzleEntry;
import org.escargot.game.help.Check.Verdict.Compared;
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
import org.escargot.solver.Solutions;

/// A puzzle in its current state: what a hint or a path begins with.
///
/// @param marks the digits and candidates
/// @param solutions the puzzle, which decides what is right, and its solutions
public record CurrentPosition(Pencilmarks marks, Solutions solutions) {
    /// The position of `entry`: the current digits and the candidates that are left, where the format keeps them, else
    /// the start.
    public static CurrentPosition of(PuzzleEntry entry) {
        Puzzle start = entry.puzzle();
        Pencilmarks marks = entry.position();
        return new CurrentPosition(
                start instanceof Pencilmarks ? withPlaced(marks) : marks, Solutions.of(start, new BandSolver()));
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

    /// The puzzle at its start.
    public Puzzle start() {
        return solutions.puzzle();
    }

    /// Whether the puzzle has several solutions.
    public boolean hasSeveralSolutions() {
        return solutions instanceof Solutions.Several;
    }

    /// What is known of the position.
    public Facts facts() {
        return new Facts(marks, start());
    }

    /// Climbs `ladder`, without the techniques that assume one solution where there are several.
    public LogicSolver solver(List<Finder> ladder) {
        LogicSolver all = new LogicSolver(ladder);
        return solutions instanceof Solutions.One ? all : all.assumingNothing();
    }

    /// Why no step can be told, or nothing when one can be looked for.
    public Optional<Notice> obstacle() {
        return switch (solutions) {
            case Solutions.None _ -> Optional.of(noSolution());
            case Solutions.One one -> filled().or(() -> wrong(compared(one.solution())));
            case Solutions.Several _ -> filled();
        };
    }

    private Optional<Notice> filled() {
        if (!marks.unsolved().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                marks.grid().isSolved()
                        ? Notice.of(Kind.SOLVED)
                        : new Notice(Kind.BROKEN, marks.grid().clashes()));
    }

    private static Optional<Notice> wrong(Compared compared) {
        if (!compared.wrong().isEmpty()) {
            return Optional.of(new Notice(Kind.WRONG_DIGITS, compared.wrong()));
        }
        return compared.lacking().isEmpty()
                ? Optional.empty()
                : Optional.of(new Notice(Kind.LOST_CANDIDATES, compared.lacking()));
    }

    /// Digits clash, or candidates were removed that belong there, or it was so from the start.
    private Notice noSolution() {
        CellSet clashes = marks.grid().clashes();
        if (!clashes.isEmpty()) {
            return new Notice(Kind.CONTRADICTION, clashes);
        }
        Givens placed = new Givens(marks.grid());
        return !placed.cells().isEmpty() && Solutions.of(placed, new BandSolver()) instanceof Solutions.One one
                ? new Notice(Kind.LOST_CANDIDATES, compared(one.solution()).lacking())
                : Notice.of(Kind.NO_SOLUTION);
    }

    private Compared compared(Grid solution) {
        return Compared.of(marks.grid(), marks::allowed, solution);
    }
}
