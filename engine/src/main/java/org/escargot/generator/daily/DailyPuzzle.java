package org.escargot.generator.daily;

import java.util.List;
import org.escargot.generator.Level;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.makers.SeedMaker;
import org.escargot.grid.Givens;

/// The puzzle of a day at a level. Date and level are the seed, so everybody has the same puzzle on every device.
/// The way there never changes within a version; `DailyPuzzleTest` keeps its puzzles.
///
/// Most are what the generator makes of the seed `date` and the number `level`. At levels that chance meets seldom,
/// the puzzle is sought near [DailySeeds], because a player waits for it.
public final class DailyPuzzle {
    /// The version of the way from date to puzzle.
    public static final int VERSION = 1;

    /// The fewer clues a seed loses, the sooner a neighbor has its level.
    private static final int MOST_LOST = 2;

    private DailyPuzzle() {}

    /// The puzzle of `date`, the number that ISO 8601's basic format is, such as 20261122, at `level`, 0..20.
    ///
    /// @throws IllegalArgumentException where there is no such level, or `date` is no number of eight digits
    public static Givens of(int date, int level) {
        if (date < 1000_00_00 || date > 9999_99_99) {
            throw new IllegalArgumentException("The date (" + date + ") must be a number such as 20261122.");
        }
        return generator(Level.of(level))
                .generate(date, level, Long.MAX_VALUE)
                .orElseThrow()
                .puzzle();
    }

    private static PuzzleGenerator generator(Level level) {
        Recipe recipe = Recipe.PLAIN.with(level).orElseThrow();
        List<Givens> seeds = DailySeeds.of(level.number());
        return seeds.isEmpty()
                ? new PuzzleGenerator(recipe)
                : PuzzleGenerator.by(new SeedMaker(seeds, level.clues(), MOST_LOST), recipe);
    }
}
