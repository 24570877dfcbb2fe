package org.escargot.solver;

/// Offers solvers that not every machine can run; fronts look the providers up.
public interface SolverProvider {
    /// Whether this machine has what the solvers need.
    boolean isUsable();

    /// A solver for lists, for one thread. Only where [#isUsable].
    BulkSolver createBulk();

    /// A solver for one puzzle after the other, for one thread. Only where [#isUsable].
    Solver createSingle();

    /// Waits until solvers for lists work as fast as they ever will, which may take seconds: for measurements.
    void warmUpBulk();

    /// Waits likewise for solvers of one puzzle after the other.
    void warmUpSingle();
}
