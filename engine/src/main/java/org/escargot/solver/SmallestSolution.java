package org.escargot.solver;

import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// The lexicographically smallest solution of a puzzle, from a solver with an order of its own.
///
/// Where there are only a few solutions it compares all of them. Else it goes from cell to cell and asks the solver
/// for solutions with a smaller digit in that cell than the best one known, with the cells before it fixed, until so
/// few solutions are left that it can compare all. With a fast solver that takes much less time than a search in
/// reading order, which cannot choose the best cell to guess at.
public final class SmallestSolution {
    /// How many solutions are compared before a cell is fixed. Each solution costs a node or more; a new question
    /// costs more than a few solutions.
    private static final int FEW = 4;

    private final Solver solver;
    private @Nullable Grid best;

    /// @param solver the solver to ask; afterwards its statistics are those of the last question
    public SmallestSolution(Solver solver) {
        this.solver = solver;
    }

    /// The solution of `puzzle` whose digits in reading order make the smallest number.
    public Optional<Grid> of(Puzzle puzzle) {
        best = null;
        boolean sawAll = looksAtAll(puzzle);
        Grid known = best;
        return sawAll || known == null ? Optional.ofNullable(known) : Optional.of(smallest(puzzle, known));
    }

    /// Keeps the smallest of the solutions of `puzzle` that it is offered; returns whether these were all of them.
    private boolean looksAtAll(Puzzle puzzle) {
        int[] left = {FEW};
        solver.search(puzzle, solution -> {
            Grid known = best;
            best = known == null || isSmaller(solution, known) ? solution : known;
            return --left[0] == 0;
        });
        return left[0] > 0;
    }

    private static int[] allowed(Puzzle puzzle) {
        int[] allowed = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            allowed[cell] = puzzle.allowed(cell).bits();
        }
        return allowed;
    }

    private Grid smallest(Puzzle puzzle, Grid known) {
        int[] allowed = allowed(puzzle);
        Grid smallest = known;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int open = open(allowed, cell);
            for (int smaller = below(open, smallest, cell); smaller != 0; smaller = below(smaller, smallest, cell)) {
                allowed[cell] = smaller;
                boolean sawAll = looksAtAll(Pencilmarks.ofCandidates(allowed));
                Grid found = best == null ? smallest : best;
                if (sawAll && found.digit(cell) < smallest.digit(cell)) {
                    return found;
                }
                if (sawAll) {
                    break;
                }
                smallest = found;
            }
            allowed[cell] = DigitSet.bit(smallest.digit(cell));
        }
        return smallest;
    }

    /// The digits of `bits` that are smaller than the one of `known` in `cell`.
    private static int below(int bits, Grid known, int cell) {
        return bits & DigitSet.bit(known.digit(cell)) - 1;
    }

    /// The digits allowed in `cell` that none of its peers is settled to.
    private static int open(int[] allowed, int cell) {
        int open = allowed[cell];
        CellSet peers = Houses.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            open &= Integer.bitCount(allowed[peer]) == 1 ? ~allowed[peer] : -1;
        }
        return open;
    }

    private static boolean isSmaller(Grid one, Grid other) {
        int cell = 0;
        while (cell < Cell.COUNT - 1 && one.digit(cell) == other.digit(cell)) {
            cell++;
        }
        return one.digit(cell) < other.digit(cell);
    }
}
