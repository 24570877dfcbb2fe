package org.escargot.cli.solver;

import java.util.Optional;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.Solver;

/// A solver that has so much time for each puzzle.
///
/// @param choice the solver
/// @param nanos how long it may take for a puzzle
public record TimedChoice(SolverChoice choice, long nanos) implements SolverSource {
    @Override
    public Solver create() {
        return new TimedSolver(choice.create(), nanos);
    }

    @Override
    public BulkSolver createBulk() {
        return new OneByOneSolver(create());
    }

    @Override
    public Optional<Grid> shown(Puzzle puzzle, Optional<Grid> first, Solver solver) {
        return choice.shown(puzzle, first, solver);
    }
}
