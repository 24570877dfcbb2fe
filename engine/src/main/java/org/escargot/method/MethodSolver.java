package org.escargot.method;

import java.util.function.BooleanSupplier;
import org.escargot.grid.Puzzle;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.SolutionSink;
import org.escargot.solver.Solver;

/// A method as a [Solver]. Its nodes are the method's calls.
final class MethodSolver implements Solver {
    private final MethodSearch search;
    private final BooleanSupplier isOver;
    private SearchStatistics statistics = new SearchStatistics(0, 0, 0);

    /// @param isOver asked now and then whether to stop
    MethodSolver(MethodSearch search, BooleanSupplier isOver) {
        this.search = search;
        this.isOver = isOver;
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        Replay replay = new Replay(puzzle);
        Counting counting = new Counting();
        EventSink solutions = event -> Event.kind(event) == Event.Kind.SOLUTION && sink.accept(replay.grid());
        search.search(puzzle, replay.and(counting).and(solutions).and(EventSink.until(isOver)));
        Counters counters = counting.counters();
        statistics = new SearchStatistics(counters.solutions(), counters.guesses(), counters.calls());
        return statistics;
    }

    @Override
    public SearchStatistics statistics() {
        return statistics;
    }
}
