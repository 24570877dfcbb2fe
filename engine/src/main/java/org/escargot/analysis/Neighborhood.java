package org.escargot.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.canonical.Canonicalizer;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// The puzzles with one solution that differ from a puzzle by one clue: one is taken away and another put into any
/// cell. Players call this {-1+1}.
///
/// @param count how many there are
/// @param different those of them that are not isomorphic to the puzzle nor to one before, in the order of the cell
///     that lost its clue, the cell that got one, and its digit
public record Neighborhood(int count, List<Givens> different) {
    public Neighborhood {
        different = List.copyOf(different);
    }

    /// The neighborhood of `puzzle`, which has one solution.
    public static Neighborhood of(Givens puzzle) {
        Canonicalizer canonicalizer = new Canonicalizer();
        Set<Grid> seen = new HashSet<>(Set.of(canonicalizer.grid(puzzle.grid())));
        List<Givens> different = new ArrayList<>();
        List<Givens> neighbors = neighbors(puzzle);
        for (Givens neighbor : neighbors) {
            if (seen.add(canonicalizer.grid(neighbor.grid()))) {
                different.add(neighbor);
            }
        }
        return new Neighborhood(neighbors.size(), different);
    }

    private static List<Givens> neighbors(Givens puzzle) {
        Solver solver = new BandSolver();
        List<Givens> neighbors = new ArrayList<>();
        CellSet clues = puzzle.cells();
        for (int cell = clues.first(); cell >= 0; cell = clues.next(cell)) {
            Givens less = new Givens(puzzle.grid().with(cell, Digit.NONE));
            for (Givens more : withOneMore(less)) {
                if (!more.equals(puzzle) && solver.count(more, 2) == 1) {
                    neighbors.add(more);
                }
            }
        }
        return neighbors;
    }

    private static List<Givens> withOneMore(Givens puzzle) {
        Pencilmarks marks = Pencilmarks.of(puzzle);
        CellSet open = marks.unsolved();
        List<Givens> more = new ArrayList<>();
        for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
            DigitSet candidates = marks.candidates(cell);
            for (int digit = candidates.first(); digit > 0; digit = candidates.next(digit)) {
                more.add(new Givens(puzzle.grid().with(cell, digit)));
            }
        }
        return more;
    }
}
