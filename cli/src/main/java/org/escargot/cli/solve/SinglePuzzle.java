package org.escargot.cli.solve;

import org.escargot.cli.output.FramedGrid;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.solver.MethodChoice;
import org.escargot.cli.solver.SolvedPuzzle;
import org.escargot.cli.solver.SolverChoice;
import org.escargot.cli.solver.TimedChoice;
import org.escargot.cli.solver.TimedSolver;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Said;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.Tally;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Puzzle;
import org.escargot.solver.Solver;

/// One puzzle for one person: the solution as a framed grid, how many there are, and how long it took.
final class SinglePuzzle {
    /// Enough to tell "a few" from "far too many" at once.
    private static final long COUNTED = 1000;

    private SinglePuzzle() {}

    static Tally print(SolveJob job, Puzzle puzzle, LineOutput out, Terminal terminal) {
        long limit = Math.max(job.limit(), COUNTED);
        long started = System.nanoTime();
        Solver solver = job.usedSolver().create();
        SolvedPuzzle answer =
                TimedSolver.inTime(solver, () -> SolvedPuzzle.of(puzzle, job.usedSolver(), solver, limit));
        double millis = (System.nanoTime() - started) / 1e6;
        Speech speech = terminal.speech();
        CellSet bold = terminal.isStyled() && puzzle instanceof Givens givens ? givens.cells() : CellSet.EMPTY;
        String grid = answer.solution()
                .map(solution -> FramedGrid.draw(solution, bold))
                .orElse(puzzle instanceof Givens givens ? FramedGrid.draw(givens.grid(), bold) : "");
        out.write(grid + speech.say(Report.TOOK, verdict(job, answer, limit).in(speech), millis) + "\n");
        return answer.tally();
    }

    private static Said verdict(SolveJob job, SolvedPuzzle answer, long limit) {
        long solutions = answer.solutions();
        if (answer.isGivenUp()) {
            return new Said(Report.GAVE_UP_AFTER, solutions);
        }
        if (solutions == 0) {
            return new Said(Report.NO_SOLUTION);
        }
        if (solutions == 1) {
            return new Said(Report.ONLY_SOLUTION);
        }
        return new Said(
                switch (job.usedSolver()) {
                    case SolverChoice _, TimedChoice _ ->
                        solutions == limit ? Report.ONE_OF_MORE : Report.ONE_OF_SEVERAL;
                    case MethodChoice _ -> solutions == limit ? Report.FOUND_OF_MORE : Report.FOUND_OF_SEVERAL;
                },
                solutions);
    }
}
