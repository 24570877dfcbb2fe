package org.escargot.solver;

import java.util.List;
import org.escargot.grid.Puzzle;

/// Searches many puzzles in one call, for callers that have a list and want throughput.
///
/// A bulk solver keeps its working memory between calls, so it belongs to one thread at a time.
public interface BulkSolver {
    /// Counts the solutions of each of `puzzles`, but no further than `limit`, and keeps the first one it finds.
    ///
    /// @param limit at least 1; with 2, the answer 1 proves that the solution is unique
    /// @return what was found, in the order of the puzzles; it holds until the next call
    BulkAnswers solve(List<? extends Puzzle> puzzles, int limit);

    /// Finds for each of `questions` a solution that it asks for; where there is none, the answer has none.
    /// Guesses need not be counted.
    ///
    /// @return what was found, in the order of the questions; it holds until the next call
    BulkAnswers solveOtherwise(List<OtherDigit> questions);
}
