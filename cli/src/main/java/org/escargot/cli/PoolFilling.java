package org.escargot.cli;

import java.util.List;
import java.util.Optional;
import org.escargot.generator.Generated;
import org.escargot.generator.Level;
import org.escargot.generator.Pool;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.Search;

/// Fills a pool until it holds enough puzzles of each level; each is kept as soon as it is made.
///
/// @param terminal where to tell how far it is
/// @param pool what to fill
/// @param enough how many puzzles of each level
/// @param timeoutNanos when to stop; 0 for no time
record PoolFilling(Terminal terminal, Pool pool, long enough, long timeoutNanos) {
    /// The levels of which a puzzle takes longer than a person waits gladly.
    static final List<Integer> RARE = List.of(10, 11, 12, 13, 14, 15, 16, 17, 18, 19);

    /// What a level of the table is called in a pool.
    static String wish(int level) {
        return "level=" + level;
    }

    /// Fills it with puzzles of `levels`; `seed` is that of the run. Says how many were made.
    int run(List<Integer> levels, long seed) {
        long started = System.nanoTime();
        Progress progress = new Progress(terminal, "puzzles", true);
        long made = 0;
        long wanted = levels.stream()
                .mapToLong(level -> Math.max(0, enough - pool.size(wish(level))))
                .sum();
        for (int level : levels) {
            PuzzleGenerator generator =
                    new PuzzleGenerator(Recipe.PLAIN.with(Level.of(level)).orElseThrow());
            while (pool.size(wish(level)) < enough && isInTime(started)) {
                Search search = generator.search(seed, made);
                Optional<Generated> found = Optional.empty();
                while (found.isEmpty() && isInTime(started)) {
                    found = search.attempt(1);
                }
                found.ifPresent(puzzle -> pool.keep(wish(level), puzzle));
                made += found.isPresent() ? 1 : 0;
                progress.update(made, (double) made / wanted);
            }
        }
        progress.clear();
        terminal.complain("the pool has got " + made + " puzzles more");
        return made < wanted ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private boolean isInTime(long started) {
        return timeoutNanos == 0 || System.nanoTime() - started < timeoutNanos;
    }
}
