package org.escargot.generator;

import java.util.Optional;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.clues.Strategy;
import org.escargot.generator.wish.Wish;
import org.escargot.grid.CellSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;

/// What puzzle is wanted.
///
/// @param source where its solution grid comes from
/// @param solution its solution; none to draw one
/// @param symmetry which clues belong together
/// @param clues how many clues it may have
/// @param minimality which clues it may not spare, at least
/// @param mask the cells of its clues, all of them and no others; none to leave them to chance
/// @param strategy which clues may go while it is made
/// @param wish how hard it shall be
public record Recipe(
        GridSource source,
        Optional<Grid> solution,
        Symmetry symmetry,
        ClueRange clues,
        Minimality minimality,
        Optional<CellSet> mask,
        Strategy strategy,
        Wish wish) {
    /// A puzzle as it comes.
    public static final Recipe PLAIN = new Recipe(
            GridSource.FAST,
            Optional.empty(),
            Symmetry.NONE,
            ClueRange.ANY,
            Minimality.OPEN,
            Optional.empty(),
            Strategy.TOP_DOWN,
            Wish.NONE);

    /// How a puzzle is made.
    public enum GridSource {
        /// From solution grids that are found quickly.
        FAST,
        /// From solution grids of which each is equally likely.
        UNIFORM,
        /// From solution grids that are drawn digit by digit, as the report does: see
        /// [org.escargot.method.WatchdogFilling].
        WATCHDOG,
        /// From uniform grids, and so that the puzzles can be weighed: see
        /// [org.escargot.generator.makers.MonotoneMaker].
        UNBIASED
    }

    /// Whether nearly every attempt leads to a puzzle, so that one takes much less than a millisecond.
    public boolean isQuick() {
        return wish.equals(Wish.NONE)
                && strategy == Strategy.TOP_DOWN
                && mask.isEmpty()
                && source == GridSource.FAST
                && clues.equals(ClueRange.ANY);
    }

    /// This recipe, made in another way.
    public Recipe with(GridSource other) {
        return new Recipe(other, solution, symmetry, clues, minimality, mask, strategy, wish);
    }

    /// This recipe with `other` as the solution.
    public Recipe with(Grid other) {
        return new Recipe(source, Optional.of(other), symmetry, clues, minimality, mask, strategy, wish);
    }

    /// This recipe with another symmetry.
    public Recipe with(Symmetry other) {
        return new Recipe(source, solution, other, clues, minimality, mask, strategy, wish);
    }

    /// This recipe with another number of clues.
    public Recipe with(ClueRange other) {
        return new Recipe(source, solution, symmetry, other, minimality, mask, strategy, wish);
    }

    /// This recipe with another minimality.
    public Recipe with(Minimality other) {
        return new Recipe(source, solution, symmetry, clues, other, mask, strategy, wish);
    }

    /// This recipe with clues in `cells`.
    public Recipe with(CellSet cells) {
        return new Recipe(source, solution, symmetry, clues, minimality, Optional.of(cells), strategy, wish);
    }

    /// This recipe with another wish.
    public Recipe with(Wish other) {
        return new Recipe(source, solution, symmetry, clues, minimality, mask, strategy, other);
    }

    /// This recipe for `level`; nothing where the recipe's number of clues is none of the level's.
    public Optional<Recipe> with(Level level) {
        Minimality least = level.minimality() == Minimality.OPEN ? minimality : level.minimality();
        return clues.and(level.clues())
                .map(both -> new Recipe(source, solution, symmetry, both, least, mask, level.strategy(), level.wish()));
    }
}
