package org.escargot.cli.solve;

import org.escargot.cli.solver.SolverSource;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.Solver;

/// What a thread of `solve` keeps between chunks.
///
/// @param solver for one puzzle
/// @param bulk for a whole chunk
record SolveWorkspace(Solver solver, BulkSolver bulk) {
    /// For one puzzle after the other, without looking for anything faster: that takes time.
    static SolveWorkspace ofOne(SolverSource source) {
        Solver solver = source.create();
        return new SolveWorkspace(solver, new OneByOneSolver(solver));
    }

    static SolveWorkspace ofLists(SolverSource source) {
        return new SolveWorkspace(source.create(), source.createBulk());
    }
}
