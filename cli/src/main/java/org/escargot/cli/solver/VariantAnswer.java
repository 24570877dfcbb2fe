package org.escargot.cli.solver;

import java.util.Optional;
import org.escargot.cli.work.Tally;
import org.escargot.format.VariantEntry;
import org.escargot.rules.Digits;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;

/// What a solver says of one puzzle with rules of its own.
///
/// @param puzzle the question
/// @param solutions how many solutions it has, counted no further than the limit
/// @param solution one of them
public record VariantAnswer(VariantEntry puzzle, long solutions, Optional<Digits> solution) {
    /// A solver for such puzzles; it belongs to one thread at a time.
    public static RulesSolver solver() {
        return new GeneralSolver();
    }

    /// Asks `solver`; counts to `limit`.
    public static VariantAnswer of(VariantEntry puzzle, RulesSolver solver, long limit) {
        Digits[] first = new Digits[1];
        long[] found = {0};
        solver.search(
                puzzle.variant(),
                solution -> {
                    first[0] = first[0] == null ? solution : first[0];
                    return ++found[0] == limit;
                },
                RulesSolver.NEVER);
        return new VariantAnswer(puzzle, found[0], Optional.ofNullable(first[0]));
    }

    /// It alone, as part of a run.
    public Tally tally() {
        return new Tally(solutions == 0 ? 1 : 0, solutions == 1 ? 1 : 0, solutions > 1 ? 1 : 0, 0, 0, 0);
    }
}
