package org.escargot.solver;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// How many solutions a puzzle has, counted to two, and which. A caller searches once for a puzzle, in its own time.
public sealed interface Solutions {
    /// The puzzle that was searched.
    Puzzle puzzle();

    /// There is no solution.
    record None(Puzzle puzzle) implements Solutions {}

    /// There is exactly one.
    record One(Puzzle puzzle, Grid solution) implements Solutions {}

    /// There are several, of which these are two.
    record Several(Puzzle puzzle, Grid one, Grid other) implements Solutions {}

    /// What `solver` finds for `puzzle`.
    static Solutions of(Puzzle puzzle, Solver solver) {
        List<Grid> found = new ArrayList<>();
        solver.search(puzzle, solution -> {
            found.add(solution);
            return found.size() == 2;
        });
        return of(puzzle, found);
    }

    /// What a search has found for `puzzle`: the first two solutions, or as many as there are.
    static Solutions of(Puzzle puzzle, List<Grid> found) {
        return switch (found.size()) {
            case 0 -> new None(puzzle);
            case 1 -> new One(puzzle, found.getFirst());
            default -> new Several(puzzle, found.getFirst(), found.getLast());
        };
    }
}
