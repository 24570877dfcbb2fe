package org.escargot.cli;

import java.util.Locale;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solver;

/// The solvers that `--solver` names.
enum SolverChoice {
    /// The fast one.
    BAND,
    /// The readable one, slower and in lexicographic order.
    SIMPLE;

    Solver create() {
        return switch (this) {
            case BAND -> new BandSolver();
            case SIMPLE -> new SimpleSolver();
        };
    }

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
