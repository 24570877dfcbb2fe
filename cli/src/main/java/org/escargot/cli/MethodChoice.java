package org.escargot.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.escargot.grid.Puzzle;
import org.escargot.method.Counters;
import org.escargot.method.Counting;
import org.escargot.method.EventSink;
import org.escargot.method.Method;
import org.escargot.method.MethodSearch;
import org.escargot.method.Rule;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.Solver;

/// The method that `--method` names.
///
/// @param seed of chance, where the method knows it
record MethodChoice(Method method, long seed) implements SolverSource {
    /// Asking the clock takes longer than most events.
    private static final int EVENTS_A_LOOK = 4096;

    /// The method that `id` names.
    ///
    /// @throws BadInput when it names none
    static Method of(String id) {
        return Method.of(id.toLowerCase(Locale.ROOT)).orElseThrow(() -> {
            String known = Arrays.stream(Method.values()).map(Method::id).collect(Collectors.joining(", "));
            return new BadInput("--method must be one of " + known + ", not " + id);
        });
    }

    @Override
    public Solver create() {
        return method.solver(seed);
    }

    @Override
    public BulkSolver createBulk() {
        return new OneByOneSolver(create());
    }

    /// Solves `puzzle` up to solution number `limit`, tells `sink`, and counts. A method that tells no events has its
    /// calls, trials and solutions counted alone, and is not interrupted.
    ///
    /// @param isOver asked now and then whether to stop
    Counters run(Puzzle puzzle, long limit, EventSink sink, BooleanSupplier isOver) {
        return method.search(seed)
                .map(search -> run(search, puzzle, limit, sink, isOver))
                .orElseGet(() -> count(puzzle, limit));
    }

    private static Counters run(
            MethodSearch search, Puzzle puzzle, long limit, EventSink sink, BooleanSupplier isOver) {
        Counting counting = new Counting();
        int[] events = new int[1];
        EventSink watch = _ -> ++events[0] % EVENTS_A_LOOK == 0 && isOver.getAsBoolean();
        search.search(
                puzzle, sink.and(counting).and(EventSink.untilSolution(limit)).and(watch));
        return counting.counters();
    }

    private Counters count(Puzzle puzzle, long limit) {
        Solver solver = create();
        solver.count(puzzle, limit);
        SearchStatistics done = solver.statistics();
        return new Counters(done.nodes(), 0, 0, 0, done.guesses(), 0, done.solutions(), 0, Rule.NONE, 0, 0);
    }
}
