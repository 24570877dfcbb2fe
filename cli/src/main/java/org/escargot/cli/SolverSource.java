package org.escargot.cli;

import org.escargot.solver.BulkSolver;
import org.escargot.solver.Solver;

/// Where the solvers of a run come from; each thread takes its own.
sealed interface SolverSource permits SolverChoice, MethodChoice {
    /// One puzzle at a time.
    Solver create();

    /// Whole lists.
    BulkSolver createBulk();
}
