package org.escargot.cli;

import java.util.Locale;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Puzzle;
import org.escargot.solver.Solver;

/// One puzzle for one person: the solution as a framed grid, how many there are, and how long it took.
final class SinglePuzzle {
    /// Enough to tell "a few" from "far too many" at once.
    private static final long COUNTED = 1000;

    private SinglePuzzle() {}

    static Tally print(SolveJob job, Puzzle puzzle, LineOutput out) {
        long limit = Math.max(job.limit(), COUNTED);
        long started = System.nanoTime();
        Solver solver = job.usedSolver().create();
        Answer answer = TimedSolver.inTime(solver, () -> Answer.of(puzzle, solver, limit));
        double millis = (System.nanoTime() - started) / 1e6;
        CellSet bold = puzzle instanceof Givens givens ? givens.cells() : CellSet.EMPTY;
        String grid = answer.solution()
                .map(solution -> FramedGrid.draw(solution, bold))
                .orElse(puzzle instanceof Givens givens ? FramedGrid.draw(givens.grid(), bold) : "");
        out.write(grid + String.format(Locale.ROOT, "%s (%.1f ms)%n", verdict(answer, limit), millis));
        return Tally.of(answer);
    }

    private static String verdict(Answer answer, long limit) {
        long solutions = answer.solutions();
        if (answer.isGivenUp()) {
            return String.format(Locale.ROOT, "Given up; %,d solutions until then.", solutions);
        }
        if (solutions == 0) {
            return "No solution: the givens contradict each other.";
        }
        if (solutions == 1) {
            return "The only solution.";
        }
        return String.format(
                Locale.ROOT,
                "One of %,d%s solutions, the smallest in reading order.",
                solutions,
                solutions == limit ? " or more" : "");
    }
}
