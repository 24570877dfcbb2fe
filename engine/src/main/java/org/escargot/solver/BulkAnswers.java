package org.escargot.solver;

import java.util.Optional;
import org.escargot.grid.Grid;

/// What a [BulkSolver] found out about a list of puzzles; `puzzle` is the place in that list, from 0.
public interface BulkAnswers {
    /// How many solutions `puzzle` has, but no more than the limit of the call.
    int solutions(int puzzle);

    /// How many guesses `puzzle` took, as in [SearchStatistics].
    int guesses(int puzzle);

    /// A solution of `puzzle`, any one of them; empty when there is none.
    Optional<Grid> solution(int puzzle);
}
