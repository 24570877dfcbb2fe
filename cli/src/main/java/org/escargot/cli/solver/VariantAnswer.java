package org.escargot.cli.solver;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.escargot.cli.work.Tally;
import org.escargot.format.VariantEntry;
import org.escargot.rules.Digits;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;

/// What a solver says of one puzzle with rules of its own.
///
/// @param puzzle the question
/// @param solutions how many solutions it has, counted no further than the limit
/// @param solution one of them, unless the time was over
/// @param isGivenUp whether the time was over before, so that there may be more solutions
public record VariantAnswer(VariantEntry puzzle, long solutions, Optional<Digits> solution, boolean isGivenUp) {
    /// A solver for such puzzles; it belongs to one thread at a time.
    public static RulesSolver solver() {
        return new GeneralSolver();
    }

    /// Asks `solver`, which has `time`; counts to `limit`.
    public static VariantAnswer of(VariantEntry puzzle, RulesSolver solver, long limit, TimeLimit time) {
        return of(puzzle, solver, limit, time.begin());
    }

    /// Asks `solver` until `isOver`; counts to `limit`.
    public static VariantAnswer of(VariantEntry puzzle, RulesSolver solver, long limit, BooleanSupplier isOver) {
        Digits[] first = new Digits[1];
        long[] found = {0};
        RulesSolver.End end = solver.search(
                puzzle.variant(),
                solution -> {
                    first[0] = first[0] == null ? solution : first[0];
                    return ++found[0] == limit;
                },
                isOver);
        boolean isGivenUp = end == RulesSolver.End.CANCELLED;
        return new VariantAnswer(
                puzzle, found[0], isGivenUp ? Optional.empty() : Optional.ofNullable(first[0]), isGivenUp);
    }

    /// It alone, as part of a run.
    public Tally tally() {
        if (isGivenUp) {
            return new Tally(0, 0, 0, 0, 1, 0);
        }
        return new Tally(solutions == 0 ? 1 : 0, solutions == 1 ? 1 : 0, solutions > 1 ? 1 : 0, 0, 0, 0);
    }
}
