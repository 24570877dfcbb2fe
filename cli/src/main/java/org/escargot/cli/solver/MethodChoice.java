package org.escargot.cli.solver;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.escargot.cli.speech.BadInput;
import org.escargot.grid.Grid;
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
/// @param nanos how long it may take for a puzzle; 0 for as long as it needs
public record MethodChoice(Method method, long seed, long nanos) implements SolverSource {
    /// The method that `id` names.
    ///
    /// @throws BadInput when it names none
    public static Method of(String id) {
        return Method.of(id.toLowerCase(Locale.ROOT)).orElseThrow(() -> {
            String known = Arrays.stream(Method.values()).map(Method::id).collect(Collectors.joining(", "));
            return BadInput.oneOf("--method", known, id);
        });
    }

    @Override
    public Solver create() {
        return nanos == 0 ? method.solver(seed) : new TimedSolver(method, seed, nanos);
    }

    @Override
    public BulkSolver createBulk() {
        return new OneByOneSolver(create());
    }

    /// The one that the method found: where chance plays a part, another one with another seed.
    @Override
    public Optional<Grid> shown(Puzzle puzzle, Optional<Grid> first, Solver solver) {
        return first;
    }

    /// Solves `puzzle` up to solution number `limit`, tells `sink`, and counts, until the time is over. A method that
    /// tells no events has its calls, trials and solutions counted alone, and is not interrupted.
    public MethodRun run(Puzzle puzzle, long limit, EventSink sink) {
        long started = System.nanoTime();
        boolean[] isOver = new boolean[1];
        BooleanSupplier clock = () -> isOver[0] = nanos > 0 && System.nanoTime() - started > nanos;
        Counters counters = method.search(seed)
                .map(search -> run(search, puzzle, limit, sink, clock))
                .orElseGet(() -> count(puzzle, limit));
        return new MethodRun(counters, System.nanoTime() - started, isOver[0]);
    }

    private static Counters run(
            MethodSearch search, Puzzle puzzle, long limit, EventSink sink, BooleanSupplier isOver) {
        Counting counting = new Counting();
        search.search(
                puzzle, sink.and(counting).and(EventSink.untilSolution(limit)).and(EventSink.until(isOver)));
        return counting.counters();
    }

    private Counters count(Puzzle puzzle, long limit) {
        Solver solver = create();
        solver.count(puzzle, limit);
        SearchStatistics done = solver.statistics();
        return new Counters(done.nodes(), 0, 0, 0, done.guesses(), 0, done.solutions(), 0, Rule.NONE, 0, 0);
    }
}
