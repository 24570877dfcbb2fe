package org.escargot.solver.general;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.escargot.rules.Digits;
import org.escargot.rules.Variant;

/// Finds the solutions of a puzzle with rules of its own.
///
/// A puzzle that contradicts itself has no solution; that is an answer, not an error. A solver may keep working memory
/// between calls, so it belongs to one thread at a time, and a sink must not call the solver that feeds it.
public interface RulesSolver {
    /// How a search ended.
    enum End {
        /// All solutions were offered.
        COMPLETE,
        /// The sink asked for no more.
        STOPPED,
        /// It was cancelled.
        CANCELLED
    }

    /// Takes solutions as a search finds them.
    @FunctionalInterface
    interface Sink {
        /// Takes `solution`; returns true to stop the search.
        boolean accept(Digits solution);
    }

    /// A search that is not cancelled.
    BooleanSupplier NEVER = () -> false;

    /// Offers each solution of `puzzle` to `sink` until the sink returns true; each one once, in an order that depends
    /// on the puzzle alone.
    ///
    /// @param isCancelled asked now and then, at least every few thousand nodes; true ends the search
    End search(Variant puzzle, Sink sink, BooleanSupplier isCancelled);

    /// Counts the solutions of `puzzle`, but no further than `limit`.
    ///
    /// @param limit at least 1
    default Tally count(Variant puzzle, long limit, BooleanSupplier isCancelled) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        long[] found = new long[1];
        End end = search(puzzle, _ -> ++found[0] == limit, isCancelled);
        return switch (end) {
            case COMPLETE -> new Tally.Exactly(found[0]);
            case STOPPED -> new Tally.AtLeast(found[0]);
            case CANCELLED -> new Tally.Cancelled(found[0]);
        };
    }

    /// The first solution that [#search] offers.
    default Optional<Digits> solve(Variant puzzle) {
        Digits[] found = new Digits[1];
        search(
                puzzle,
                solution -> {
                    found[0] = solution;
                    return true;
                },
                NEVER);
        return Optional.ofNullable(found[0]);
    }
}
