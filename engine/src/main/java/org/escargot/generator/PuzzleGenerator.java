package org.escargot.generator;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;

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

    private PuzzleGenerator(Recipe recipe, Maker maker) {
        this.recipe = recipe;
        this.maker = maker;
    }

    /// The report's own generator for `level`, 0..20, which does not promise one solution; its puzzles say how many
    /// they have. See [ReportGenerator].
    public static PuzzleGenerator ofReport(int level) {
        ReportGenerator report = new ReportGenerator();
        Wish counted = puzzle -> {
            long solutions = new BandSolver().count(puzzle, 2);
            return new Verdict(0, "recipe=report solutions=" + (solutions == 1 ? "1" : "several"));
        };
        return new PuzzleGenerator(Recipe.PLAIN.with(counted), random -> Optional.of(report.generate(level, random)));
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
        if (recipe.mask().isPresent()) {
            return new MaskMaker(grids(recipe), recipe.mask().get(), recipe.minimality());
        }
        if (recipe.way() == Recipe.Way.UNBIASED) {
            return new MonotoneMaker(grids(recipe), recipe.clues());
        }
        return switch (recipe.strategy()) {
            case NAKED_SINGLES ->
                new SinglesMaker(grids(recipe), recipe.symmetry(), Singles.Kind.NAKED, recipe.clues());
            case SINGLES -> new SinglesMaker(grids(recipe), recipe.symmetry(), Singles.Kind.ALL, recipe.clues());
            case TOP_DOWN -> topDown(recipe);
            case STOCK -> new StockMaker(Stock.SEVENTEEN);
        };
    }

    /// By chance; for a rare technique, from seeds where nothing but the number of clues is asked besides.
    private static Maker topDown(Recipe recipe) {
        boolean isFree =
                recipe.symmetry() == Symmetry.NONE && recipe.solution().isEmpty() && recipe.way() == Recipe.Way.FAST;
        List<Givens> seeds = isFree
                ? TechniqueWish.within(recipe.wish())
                        .flatMap(wish -> TechniqueSeeds.of(wish.technique()).stream())
                        .toList()
                : List.of();
        return seeds.isEmpty() ? new TopDownMaker(grids(recipe), recipe) : new SeedMaker(seeds, recipe.clues());
    }

    private static SolutionGrids grids(Recipe recipe) {
        if (recipe.solution().isPresent()) {
            return SolutionGrids.always(recipe.solution().get());
        }
        return recipe.way() == Recipe.Way.FAST ? new SearchedGrids() : new UniformGrids();
    }
}
