package org.escargot.solver;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Solves a list one puzzle after the other, for machines without a faster [BulkSolver].
public final class OneByOneSolver implements BulkSolver {
    private final Solver solver;

    /// @param solver solves each puzzle
    public OneByOneSolver(Solver solver) {
        this.solver = solver;
    }

    @Override
    public BulkAnswers solve(List<? extends Puzzle> puzzles, int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        Found found = new Found(puzzles.size(), limit);
        for (int puzzle = 0; puzzle < puzzles.size(); puzzle++) {
            found.puzzle = puzzle;
            SearchStatistics statistics = solver.search(puzzles.get(puzzle), found);
            found.guesses[puzzle] = (int) Math.min(Integer.MAX_VALUE, statistics.guesses());
        }
        return found;
    }

    @Override
    public BulkAnswers solveOtherwise(List<OtherDigit> questions) {
        Found found = new Found(questions.size(), 1);
        for (int question = 0; question < questions.size(); question++) {
            found.puzzle = question;
            solver.solveOtherwise(questions.get(question)).ifPresent(found::accept);
        }
        return found;
    }

    /// The answers; while a puzzle is searched, the sink of its solutions.
    private static final class Found implements BulkAnswers, SolutionSink {
        private final int limit;
        private final int[] solutions;
        private final int[] guesses;
        private final @Nullable Grid[] first;
        private int puzzle;

        Found(int puzzles, int limit) {
            this.limit = limit;
            solutions = new int[puzzles];
            guesses = new int[puzzles];
            first = new Grid[puzzles];
        }

        @Override
        public boolean accept(Grid solution) {
            if (solutions[puzzle] == 0) {
                first[puzzle] = solution;
            }
            return ++solutions[puzzle] == limit;
        }

        @Override
        public int solutions(int puzzle) {
            return solutions[puzzle];
        }

        @Override
        public int guesses(int puzzle) {
            return guesses[puzzle];
        }

        @Override
        public Optional<Grid> solution(int puzzle) {
            return Optional.ofNullable(first[puzzle]);
        }
    }
}
