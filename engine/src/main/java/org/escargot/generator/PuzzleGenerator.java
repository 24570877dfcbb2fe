package org.escargot.generator;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.makers.DiggingMaker;
import org.escargot.generator.makers.Maker;
import org.escargot.generator.makers.MaskMaker;
import org.escargot.generator.makers.MonotoneMaker;
import org.escargot.generator.makers.SearchedGrids;
import org.escargot.generator.makers.SeedMaker;
import org.escargot.generator.makers.SolutionGrids;
import org.escargot.generator.makers.Stock;
import org.escargot.generator.makers.StockMaker;
import org.escargot.generator.makers.TopDownMaker;
import org.escargot.generator.makers.UniformGrids;
import org.escargot.generator.report.ReportGenerator;
import org.escargot.generator.wish.Verdict;
import org.escargot.generator.wish.Wish;
import org.escargot.grid.Givens;
import org.escargot.grid.Symmetry;
import org.escargot.method.WatchdogFilling;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Singles;

/// Makes puzzles to a recipe. Keeps working memory, so it belongs to one thread; puzzle `index` of a `seed` is the
/// same in every thread, and whatever was made before.
public final class PuzzleGenerator {
    private final Recipe recipe;
    private final Maker maker;
    private final Wish wish;

    /// A generator for `recipe`.
    ///
    /// @throws IllegalArgumentException when [RecipeProblems] says that there is no such puzzle
    public PuzzleGenerator(Recipe recipe) {
        RecipeProblems.of(recipe).ifPresent(reason -> {
            throw new IllegalArgumentException(reason.sentence());
        });
        this.recipe = recipe;
        this.maker = maker(recipe);
        this.wish = recipe.wish().forOneThread();
    }

    private PuzzleGenerator(Recipe recipe, Maker maker) {
        this.recipe = recipe;
        this.maker = maker;
        this.wish = recipe.wish().forOneThread();
    }

    /// A generator for `recipe` whose attempts are those of `maker`.
    public static PuzzleGenerator by(Maker maker, Recipe recipe) {
        return new PuzzleGenerator(recipe, maker);
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
        return new Search(maker, recipe, wish, seed, index);
    }

    /// Puzzle `index` of `seed`, or nothing when `attempts` were not enough.
    public Optional<Generated> generate(long seed, long index, long attempts) {
        return search(seed, index).attempt(attempts);
    }

    private static Maker maker(Recipe recipe) {
        if (recipe.mask().isPresent()) {
            return new MaskMaker(grids(recipe), recipe.mask().get(), recipe.minimality());
        }
        if (recipe.source() == Recipe.GridSource.UNBIASED) {
            return new MonotoneMaker(grids(recipe), recipe.clues());
        }
        return switch (recipe.strategy()) {
            case NAKED_SINGLES -> digging(recipe, puzzle -> Singles.solve(puzzle, Singles.Kind.NAKED));
            case SINGLES -> digging(recipe, puzzle -> Singles.solve(puzzle, Singles.Kind.ALL));
            case TOP_DOWN ->
                recipe.wish().digging().map(solved -> digging(recipe, solved)).orElseGet(() -> topDown(recipe));
            case STOCK -> new StockMaker(Stock.SEVENTEEN);
        };
    }

    private static Maker digging(Recipe recipe, Predicate<Givens> solved) {
        return new DiggingMaker(grids(recipe), recipe.symmetry(), recipe.clues(), solved);
    }

    /// By chance; for a rare wish, from seeds where nothing but the number of clues is asked besides.
    private static Maker topDown(Recipe recipe) {
        boolean isFree = recipe.symmetry() == Symmetry.NONE
                && recipe.solution().isEmpty()
                && recipe.source() == Recipe.GridSource.FAST;
        List<Givens> seeds = isFree ? recipe.wish().seeds() : List.of();
        if (!seeds.isEmpty()) {
            return new SeedMaker(seeds, recipe.clues());
        }
        boolean isOpen = recipe.clues().equals(ClueRange.ANY) && recipe.minimality() == Minimality.OPEN;
        ClueRange clues = isOpen ? recipe.wish().likelyClues() : recipe.clues();
        return new TopDownMaker(grids(recipe), recipe.symmetry(), clues, recipe.minimality());
    }

    private static SolutionGrids grids(Recipe recipe) {
        if (recipe.solution().isPresent()) {
            return SolutionGrids.always(recipe.solution().get());
        }
        return switch (recipe.source()) {
            case FAST -> new SearchedGrids();
            case UNIFORM, UNBIASED -> new UniformGrids();
            case WATCHDOG -> random -> WatchdogFilling.of(random).grid();
        };
    }
}
