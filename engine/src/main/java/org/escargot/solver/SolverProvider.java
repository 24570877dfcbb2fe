package org.escargot.solver;

/// Offers solvers that not every machine can run. The fronts find providers by `ServiceLoader`.
public interface SolverProvider {
    /// Whether this machine has what the solvers need.
    boolean isUsable();

    /// A solver for lists, for one thread at a time. Call it only where [#isUsable].
    BulkSolver createBulk();

    /// A solver for one puzzle after the other, for one thread at a time. Call it only where [#isUsable].
    Solver createSingle();

    /// Waits until the solvers for lists have reached their full speed, which may take seconds. For measurements.
    void warmUpBulk();

    /// Waits likewise for the solvers of one puzzle after the other.
    void warmUpSingle();
}
