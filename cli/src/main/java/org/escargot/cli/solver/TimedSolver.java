package org.escargot.cli.solver;

import java.util.function.Supplier;
import org.escargot.grid.Puzzle;
import org.escargot.method.Method;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.SolutionSink;
import org.escargot.solver.Solver;

/// A method or a solver that has so much time for each puzzle; a solver looks at the clock at each solution. Once the
/// time is over, its searches stop, and what they found is not all.
public final class TimedSolver implements Solver {
    private final Solver solver;
    private final long nanos;
    private long end;
    private boolean isOver;

    TimedSolver(Method method, long seed, long nanos) {
        this.nanos = nanos;
        this.solver = method.solver(seed, this::looksAtTheClock);
    }

    /// What `asked` finds out about a puzzle by `solver`; that it was given up, if the time for it was over before.
    public static SolvedPuzzle inTime(Solver solver, Supplier<SolvedPuzzle> asked) {
        if (!(solver instanceof TimedSolver timed)) {
            return asked.get();
        }
        timed.end = System.nanoTime() + timed.nanos;
        timed.isOver = false;
        SolvedPuzzle answer = asked.get();
        return timed.isOver ? answer.givenUp() : answer;
    }

    TimedSolver(Solver solver, long nanos) {
        this.nanos = nanos;
        this.solver = solver;
    }

    /// Whether the time for the last puzzle was over before all was known.
    boolean isOver() {
        return isOver;
    }

    private boolean looksAtTheClock() {
        isOver |= System.nanoTime() - end >= 0;
        return isOver;
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        return solver.search(puzzle, solution -> sink.accept(solution) || looksAtTheClock());
    }

    @Override
    public SearchStatistics statistics() {
        return solver.statistics();
    }
}
