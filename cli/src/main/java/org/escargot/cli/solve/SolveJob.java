package org.escargot.cli.solve;

import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.solver.MethodChoice;
import org.escargot.cli.solver.SolverChoice;
import org.escargot.cli.solver.SolverSource;
import org.escargot.cli.solver.TimeLimit;
import org.jspecify.annotations.Nullable;

/// What `solve` was asked to do with each puzzle.
///
/// @param kind what to print
/// @param limit how many solutions to look for at most
/// @param format how to print; null to leave it to who reads: a grid for a person with one puzzle, else lines
/// @param solver who solves; null for the usual one
/// @param time how long a puzzle with rules of its own may take; for others, the solver knows
/// @param stats whether to say at the end what was done
record SolveJob(
        Kind kind,
        long limit,
        @Nullable OutputFormat format,
        @Nullable SolverSource solver,
        TimeLimit time,
        boolean stats) {

    /// Up to so many solutions a puzzle takes little time, and none in a list waits for another.
    static final long MOST_IN_BULK = 2;

    /// What to print of a puzzle.
    enum Kind {
        /// One solution.
        SOLVE,
        /// How many there are.
        COUNT,
        /// Every solution.
        ALL
    }

    /// Who solves. All solutions come from the simple solver unless told, because it alone promises their order.
    SolverSource usedSolver() {
        if (solver != null) {
            return solver;
        }
        return switch (kind) {
            case ALL -> SolverChoice.SIMPLE;
            case COUNT -> limit > MOST_IN_BULK ? SolverChoice.LANES : SolverChoice.BULK;
            case SOLVE -> SolverChoice.BULK;
        };
    }

    /// Whether a method solves: methods know the usual Sudoku alone.
    boolean isByMethod() {
        return solver instanceof MethodChoice;
    }

    OutputFormat usedFormat() {
        return format == null ? OutputFormat.LINE : format;
    }
}
