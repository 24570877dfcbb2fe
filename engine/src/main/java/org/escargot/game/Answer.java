package org.escargot.game;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.Solver;

/// How many solutions a puzzle has, and which. A front asks once for a puzzle, in its own time, and hands the answer
/// to [Check], [Hint] and [BoardCommand.Solve].
public sealed interface Answer {
    /// The puzzle that was asked about.
    Givens puzzle();

    /// There is no solution.
    record None(Givens puzzle) implements Answer {}

    /// There is exactly one.
    record One(Givens puzzle, Grid solution) implements Answer {}

    /// There are several, of which these are two.
    record Several(Givens puzzle, Grid one, Grid other) implements Answer {}

    /// What `solver` finds for `puzzle`.
    static Answer of(Givens puzzle, Solver solver) {
        List<Grid> found = new ArrayList<>();
        solver.search(puzzle, solution -> {
            found.add(solution);
            return found.size() == 2;
        });
        return of(puzzle, found);
    }

    /// What somebody has found for `puzzle`: the first two solutions, or as many as there are.
    static Answer of(Givens puzzle, List<Grid> found) {
        return switch (found.size()) {
            case 0 -> new None(puzzle);
            case 1 -> new One(puzzle, found.getFirst());
            default -> new Several(puzzle, found.getFirst(), found.getLast());
        };
    }
}
