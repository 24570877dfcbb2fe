package org.escargot.cli.solver;

import java.util.Optional;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.Solver;

/// Where the solvers of a run come from; each thread takes its own.
public sealed interface SolverSource permits SolverChoice, MethodChoice, TimedChoice {
    /// One puzzle at a time.
    Solver create();

    /// Whole lists.
    BulkSolver createBulk();

    /// Which solution to show of the several that `puzzle` has.
    ///
    /// @param first the one that was found first
    /// @param solver one that this made
    Optional<Grid> shown(Puzzle puzzle, Optional<Grid> first, Solver solver);
}
