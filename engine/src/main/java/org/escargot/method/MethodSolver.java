package org.escargot.method;

import org.escargot.grid.Puzzle;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.SolutionSink;
import org.escargot.solver.Solver;

/// A method where a solver is asked for. Its nodes are the method's calls.
final class MethodSolver implements Solver {
    private final MethodSearch search;
    private SearchStatistics statistics = new SearchStatistics(0, 0, 0);

    MethodSolver(MethodSearch search) {
        this.search = search;
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        Replay replay = new Replay(puzzle);
        Counting counting = new Counting();
        search.search(puzzle, event -> {
            replay.accept(event);
            counting.accept(event);
            return Event.kind(event) == Event.Kind.SOLUTION && sink.accept(replay.grid());
        });
        Counters counters = counting.counters();
        statistics = new SearchStatistics(counters.solutions(), counters.guesses(), counters.calls());
        return statistics;
    }

    @Override
    public SearchStatistics statistics() {
        return statistics;
    }
}
