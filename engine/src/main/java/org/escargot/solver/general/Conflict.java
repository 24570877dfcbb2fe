package org.escargot.solver.general;

import java.util.List;
import org.escargot.rules.Constraint;

/// Why a puzzle has no solution: some of its constraints and givens that have none together, beside rows, columns and
/// regions.
public sealed interface Conflict {
    /// There is a solution.
    record None() implements Conflict {}

    /// These have no solution together, and would have one without any single of them.
    ///
    /// @param constraints in the puzzle's order
    /// @param givens the cells of the givens, in reading order
    record Least(List<Constraint> constraints, List<Integer> givens) implements Conflict {
        public Least {
            constraints = List.copyOf(constraints);
            givens = List.copyOf(givens);
        }
    }

    /// These have no solution together, but some may be needless: the work was cancelled or too much.
    ///
    /// @param constraints in the puzzle's order
    /// @param givens the cells of the givens, in reading order
    record Some(List<Constraint> constraints, List<Integer> givens) implements Conflict {
        public Some {
            constraints = List.copyOf(constraints);
            givens = List.copyOf(givens);
        }
    }

    /// The work was cancelled, or was too much, before it was known whether there is a solution.
    record Cancelled() implements Conflict {}
}
