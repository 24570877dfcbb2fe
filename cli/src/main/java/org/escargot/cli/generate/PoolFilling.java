package org.escargot.cli.generate;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import org.escargot.generator.Generated;
import org.escargot.generator.Pool;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Search;

/// Fills a pool until it holds enough puzzles of each level; each is kept as soon as it is made.
///
/// @param terminal where to tell how far it is
/// @param pool what to fill
/// @param enough how many puzzles of each wish
/// @param timeoutNanos when to stop; 0 for no time
record PoolFilling(Terminal terminal, Pool pool, long enough, long timeoutNanos) {
    /// The levels of which a puzzle takes longer than a person waits gladly.
    static final List<PoolWish> RARE =
            IntStream.rangeClosed(10, 19).mapToObj(PoolWish::of).toList();

    private Optional<Generated> next(Search search, long started) {
        Optional<Generated> found = Optional.empty();
        while (found.isEmpty() && isInTime(started)) {
            found = search.attempt(1);
        }
        return found;
    }

    /// Fills it with puzzles of `wishes`; `seed` is that of the run. Says how many were made.
    int run(List<PoolWish> wishes, long seed) {
        long started = System.nanoTime();
        Progress progress = new Progress(terminal, Report.PUZZLES, true);
        long made = 0;
        long wanted = wishes.stream()
                .mapToLong(wish -> Math.max(0, enough - pool.size(wish.name())))
                .sum();
        for (PoolWish wish : wishes) {
            PuzzleGenerator generator = new PuzzleGenerator(wish.recipe());
            int kept = pool.size(wish.name());
            while (kept < enough && isInTime(started)) {
                Optional<Generated> found = next(generator.search(seed, made), started);
                if (found.isPresent()) {
                    kept = pool.keep(wish.name(), found.get());
                    made++;
                }
                progress.update(made, (double) made / wanted);
            }
        }
        progress.clear();
        terminal.complain(Report.POOL_FILLED, made);
        return made < wanted ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private boolean isInTime(long started) {
        return timeoutNanos == 0 || System.nanoTime() - started < timeoutNanos;
    }
}
