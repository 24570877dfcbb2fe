package org.escargot.logic;

import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;

/// Random grids of candidates for the tests (sukakus): no digit is placed, and there are no givens.
final class Sukakus {
    private final RandomSource random;
    private final BandSolver solver = new BandSolver();

    Sukakus(RandomSource random) {
        this.random = random;
    }

    /// Random candidates, more and more of them eliminated until `solution` is the only solution, or where
    /// `most` solutions are enough, until there are no more of them.
    Pencilmarks around(Grid solution, int most) {
        Pencilmarks marks = someCandidates(solution);
        while (solver.count(marks, most + 1) > most) {
            Grid[] other = new Grid[1];
            solver.search(marks, found -> {
                other[0] = found;
                return !found.equals(solution);
            });
            marks = marks.without(oneDifference(solution, other[0]));
        }
        return marks;
    }

    private Pencilmarks someCandidates(Grid solution) {
        int percent = 20 + random.nextInt(60);
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            candidates[cell] = DigitSet.bit(solution.digit(cell));
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                candidates[cell] |= random.nextInt(100) < percent ? DigitSet.bit(digit) : 0;
            }
        }
        return Pencilmarks.ofCandidates(candidates);
    }

    private CandidateSet oneDifference(Grid solution, Grid other) {
        for (int cell : random.permutation(Cell.COUNT)) {
            if (solution.digit(cell) != other.digit(cell)) {
                return CandidateSet.of(Candidate.of(cell, other.digit(cell)));
            }
        }
        throw new IllegalArgumentException("Both are the same solution.");
    }
}
