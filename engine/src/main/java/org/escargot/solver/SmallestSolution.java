package org.escargot.solver;

import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;

/// The lexicographically smallest solution of a puzzle, from a solver with an order of its own.
///
/// Cell by cell it asks the solver for a solution with a smaller digit there than the best one known, all
/// cells before it settled. A solver that is fast at single questions is so much faster than a search in
/// reading order, which has to choose badly.
public final class SmallestSolution {
    private final Solver solver;

    /// Asks `solver`, whose statistics afterwards are those of the last question.
    public SmallestSolution(Solver solver) {
        this.solver = solver;
    }

    /// The solution of `puzzle` whose digits in reading order make the smallest number.
    public Optional<Grid> of(Puzzle puzzle) {
        return solver.solve(puzzle).map(known -> smallest(puzzle, known));
    }

    private Grid smallest(Puzzle puzzle, Grid known) {
        Grid best = known;
        int[] allowed = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            allowed[cell] = puzzle.allowed(cell).bits();
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet digits = new DigitSet(allowed[cell]);
            for (int digit = digits.first(); digit < best.digit(cell); digit = digits.next(digit)) {
                allowed[cell] = DigitSet.bit(digit);
                best = solver.solve(Pencilmarks.ofCandidates(allowed)).orElse(best);
            }
            allowed[cell] = DigitSet.bit(best.digit(cell));
        }
        return best;
    }
}
