package org.escargot.cli.solver;

import java.util.Optional;
import java.util.function.LongConsumer;
import org.escargot.cli.work.Tally;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.Solver;

/// What a solver says of one puzzle. Unlike [org.escargot.solver.Solutions] it counts as far as the user asked, and it
/// says what that took.
///
/// @param puzzle the question
/// @param solutions how many solutions it has, counted no further than the limit
/// @param solution the only solution; of several, the one that its [SolverSource] shows
/// @param guesses what the count took
/// @param isGivenUp whether the time was over before, so that there may be more solutions
public record SolvedPuzzle(Puzzle puzzle, long solutions, Optional<Grid> solution, long guesses, boolean isGivenUp) {
    private static final long FIRST_COUNT = 10_000_000;

    public SolvedPuzzle(Puzzle puzzle, long solutions, Optional<Grid> solution, long guesses) {
        this(puzzle, solutions, solution, guesses, false);
    }

    /// Asks `solver`; counts to `limit`, at least 2, so that a single solution is proved to be the only one.
    public static SolvedPuzzle of(Puzzle puzzle, SolverSource source, Solver solver, long limit) {
        Grid[] first = new Grid[1];
        long[] left = {Math.max(2, limit)};
        var statistics = solver.search(puzzle, solution -> {
            first[0] = first[0] == null ? solution : first[0];
            return --left[0] == 0;
        });
        Optional<Grid> found = Optional.ofNullable(first[0]);
        Optional<Grid> solution = statistics.solutions() > 1 ? source.shown(puzzle, found, solver) : found;
        return new SolvedPuzzle(puzzle, statistics.solutions(), solution, statistics.guesses());
    }

    /// Puzzle `number` of those that were `found` in bulk, counted to at least 2.
    public static SolvedPuzzle of(Puzzle puzzle, BulkAnswers found, int number, SolverSource source, Solver solver) {
        int solutions = found.solutions(number);
        Optional<Grid> first = found.solution(number);
        Optional<Grid> solution = solutions > 1 ? source.shown(puzzle, first, solver) : first;
        return new SolvedPuzzle(puzzle, solutions, solution, found.guesses(number));
    }

    /// The same, where the time was over before all was known.
    SolvedPuzzle givenUp() {
        return new SolvedPuzzle(puzzle, solutions, Optional.empty(), guesses, true);
    }

    /// Counts only: first up to a limit that is reached in a second or less, then from the beginning up to four times
    /// that, and so on, so that a long count takes a third longer, and `goesOn` is told how far it is.
    public static SolvedPuzzle countOf(Puzzle puzzle, Solver solver, long limit, LongConsumer goesOn) {
        long most = Math.min(limit, FIRST_COUNT);
        long solutions = solver.count(puzzle, most);
        while (solutions == most && most < limit && !isOver(solver)) {
            goesOn.accept(solutions);
            most = Math.min(limit, 4 * most);
            solutions = solver.count(puzzle, most);
        }
        return new SolvedPuzzle(
                puzzle, solutions, Optional.empty(), solver.statistics().guesses());
    }

    private static boolean isOver(Solver solver) {
        return solver instanceof TimedSolver timed && timed.isOver();
    }

    /// It alone, as part of a run.
    public Tally tally() {
        if (isGivenUp) {
            return new Tally(0, 0, 0, 0, 1, guesses);
        }
        return new Tally(solutions == 0 ? 1 : 0, solutions == 1 ? 1 : 0, solutions > 1 ? 1 : 0, 0, 0, guesses);
    }
}
