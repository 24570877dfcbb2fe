package org.escargot.analysis;

import java.util.stream.IntStream;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// How many solutions an unfinished puzzle has, and how many of them have each candidate: what a setter asks after
/// every clue.
public final class SolutionTally {
    private final Givens puzzle;
    private final int solutions;
    private final boolean isWhole;
    private final int[] counts = new int[Candidate.COUNT];

    private SolutionTally(Givens puzzle, int limit) {
        Solver solver = new BandSolver();
        this.puzzle = puzzle;
        this.solutions = (int) solver.count(puzzle, limit + 1L);
        this.isWhole = solutions <= limit;
        if (isWhole) {
            solver.search(puzzle, solution -> {
                add(counts, solution);
                return false;
            });
        }
    }

    /// Counts the solutions of `puzzle`, and what they have, up to `limit`.
    ///
    /// @param limit at least 1
    public static SolutionTally of(Givens puzzle, int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        return new SolutionTally(puzzle, limit);
    }

    private static void add(int[] counts, Grid solution) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            counts[Candidate.of(cell, solution.digit(cell))]++;
        }
    }

    /// Whether all solutions were counted; otherwise there are more than the limit.
    public boolean isWhole() {
        return isWhole;
    }

    /// How many solutions there are, or one more than the limit.
    public int solutions() {
        return solutions;
    }

    /// How many solutions have `candidate`; 0 where not all were counted.
    public int with(int candidate) {
        return counts[candidate];
    }

    /// The candidates that are in any solution; in cells with a clue its digit, unless there is no solution.
    public CandidateSet possible() {
        int[] found = isWhole ? counts : sampled();
        return CandidateSet.of(IntStream.range(0, Candidate.COUNT)
                .filter(candidate -> found[candidate] > 0)
                .toArray());
    }

    /// In how many of some solutions each candidate is: they have every candidate that any solution has.
    private int[] sampled() {
        int[] found = new int[Candidate.COUNT];
        Solver solver = new BandSolver();
        for (int candidate = 0; candidate < Candidate.COUNT; candidate++) {
            int cell = Candidate.cell(candidate);
            if (found[candidate] == 0 && puzzle.digit(cell) == Digit.NONE) {
                solver.solve(new Givens(puzzle.grid().with(cell, Candidate.digit(candidate))))
                        .ifPresent(solution -> add(found, solution));
            }
        }
        return found;
    }
}
