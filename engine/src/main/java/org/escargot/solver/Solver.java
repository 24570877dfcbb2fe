package org.escargot.solver;

import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// Finds the solutions of a puzzle by search.
///
/// A puzzle whose givens contradict each other has no solution; that is an answer, not an error. Solvers
/// keep their working memory between calls, so one solver belongs to one thread at a time, and a sink must
/// not call the solver that feeds it.
public interface Solver {
    /// Offers each solution of `puzzle` to `sink` until the sink returns true; each one once.
    /// [SimpleSolver] offers them in lexicographic order, other solvers in an order of their own.
    ///
    /// @return what the search did
    SearchStatistics search(Puzzle puzzle, SolutionSink sink);

    /// Counts the solutions of `puzzle`, but no further than `limit`.
    ///
    /// @param limit at least 1; with 2, the answer 1 proves that the solution is unique
    /// @return 0..`limit`
    default long count(Puzzle puzzle, long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        long[] found = new long[1];
        return search(puzzle, _ -> ++found[0] == limit).solutions();
    }

    /// A solution of `puzzle`: the first one that [#search] offers.
    default Optional<Grid> solve(Puzzle puzzle) {
        Grid[] found = new Grid[1];
        search(puzzle, solution -> {
            found[0] = solution;
            return true;
        });
        return Optional.ofNullable(found[0]);
    }

    /// A solution that `question` asks for.
    default Optional<Grid> solveOtherwise(OtherDigit question) {
        Grid clues = question.puzzle().grid();
        return IntStream.rangeClosed(1, Digit.COUNT)
                .filter(digit -> digit != question.digit())
                .mapToObj(digit -> solve(new Givens(clues.with(question.cell(), digit))))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /// What the last call of the others did; all zero before the first.
    SearchStatistics statistics();
}
