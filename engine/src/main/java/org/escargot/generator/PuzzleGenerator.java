package org.escargot.generator;

import java.util.Optional;

/// Makes puzzles to a recipe. Keeps working memory, so it belongs to one thread; puzzle `index` of a `seed` is the
/// same whoever makes it, and whatever was made before.
public final class PuzzleGenerator {
    private final Recipe recipe;
    private final Maker maker;

    /// A generator for `recipe`.
    ///
    /// @throws IllegalArgumentException when there is no such puzzle, as far as one can see at once; see [Refusal]
    public PuzzleGenerator(Recipe recipe) {
        Refusal.of(recipe).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        this.recipe = recipe;
        this.maker = maker(recipe);
    }

    /// Begins to make puzzle `index` of `seed`.
    public Search search(long seed, long index) {
        return new Search(maker, recipe, seed, index);
    }

    /// Puzzle `index` of `seed`, or nothing when `attempts` were not enough.
    public Optional<Generated> generate(long seed, long index, long attempts) {
        return search(seed, index).attempt(attempts);
    }

    private static Maker maker(Recipe recipe) {
        return new TopDownMaker(grids(recipe), recipe);
    }

    private static SolutionGrids grids(Recipe recipe) {
        if (recipe.solution().isPresent()) {
            return SolutionGrids.always(recipe.solution().get());
        }
        return recipe.way() == Recipe.Way.FAST ? new SearchedGrids() : new UniformGrids();
    }
}
