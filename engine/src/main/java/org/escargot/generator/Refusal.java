package org.escargot.generator;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.generator.HodokuWish.Techniques;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.solver.BandSolver;

/// Recipes that no puzzle can follow, told at once.
public final class Refusal {
    private Refusal() {}

    /// Why there is no puzzle to `recipe`; nothing where one cannot tell.
    public static Optional<String> of(Recipe recipe) {
        return Stream.of(ofClues(recipe), ofMask(recipe), ofWay(recipe), ofWish(recipe))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> ofClues(Recipe recipe) {
        if (recipe.clues().most() < ClueRange.FEWEST_EVER) {
            return Optional.of("a puzzle with fewer than 17 clues has several solutions");
        }
        return Optional.empty();
    }

    private static Optional<String> ofMask(Recipe recipe) {
        if (recipe.mask().isEmpty()) {
            return Optional.empty();
        }
        CellSet mask = recipe.mask().get();
        if (mask.size() < ClueRange.FEWEST_EVER) {
            return Optional.of(
                    "the mask has " + mask.size() + " cells; a puzzle with fewer than 17 clues has several solutions");
        }
        if (!recipe.clues().contains(mask.size())) {
            return Optional.of("the mask has " + mask.size() + " cells, and that is not within the range of clues "
                    + recipe.clues());
        }
        if (!recipe.symmetry().holds(mask)) {
            return Optional.of(
                    "the mask does not have the symmetry " + recipe.symmetry().id());
        }
        return ofLines(mask).or(() -> ofMaskedGrid(recipe, mask));
    }

    /// Two empty lines of a band or stack could trade places.
    private static Optional<String> ofLines(CellSet mask) {
        for (int line = 0; line < 9; line++) {
            for (int other = line + 1; other < line / 3 * 3 + 3; other++) {
                if (!mask.intersects(Houses.cells(House.row(line)).or(Houses.cells(House.row(other))))) {
                    return Optional.of("the mask leaves rows " + (line + 1) + " and " + (other + 1)
                            + " empty, and they could trade places");
                }
                if (!mask.intersects(Houses.cells(House.column(line)).or(Houses.cells(House.column(other))))) {
                    return Optional.of("the mask leaves columns " + (line + 1) + " and " + (other + 1)
                            + " empty, and they could trade places");
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> ofMaskedGrid(Recipe recipe, CellSet mask) {
        if (recipe.solution().isEmpty()) {
            return Optional.empty();
        }
        Grid grid = recipe.solution().get();
        for (int cell = 0; cell < 81; cell++) {
            grid = mask.contains(cell) ? grid : grid.with(cell, Digit.NONE);
        }
        return new BandSolver().count(new Givens(grid), 2) == 1
                ? Optional.empty()
                : Optional.of("the grid seen through the mask has several solutions");
    }

    private static Optional<String> ofWay(Recipe recipe) {
        boolean isShaped = recipe.symmetry() != Symmetry.NONE || recipe.mask().isPresent();
        boolean hasGrid = recipe.solution().isPresent();
        if (recipe.way() == Recipe.Way.UNBIASED && (isShaped || hasGrid || recipe.strategy() != Strategy.TOP_DOWN)) {
            return Optional.of("an unbiased puzzle cannot have a symmetry, a mask, a grid or a level of the table 0..20"
                    + " that is made otherwise");
        }
        if (recipe.strategy() == Strategy.STOCK && (isShaped || hasGrid)) {
            return Optional.of(
                    "puzzles of 17 clues come from a stock, so they cannot have a symmetry, a mask or a grid");
        }
        return Optional.empty();
    }

    private static Optional<String> ofWish(Recipe recipe) {
        List<TechniqueWish> wanted = TechniqueWish.within(recipe.wish()).toList();
        Stream<Optional<String>> never = wanted.stream().map(wish -> NeverEasiest.reason(wish.technique()));
        Stream<Optional<String>> scale = hodoku(recipe.wish()).map(wish -> ofHodoku(wish, wanted));
        Stream<Optional<String>> ratings = ExplainerWish.within(recipe.wish()).map(Refusal::ofExplainer);
        return Stream.of(never, scale, ratings)
                .flatMap(reasons -> reasons)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> ofExplainer(ExplainerWish wish) {
        return wish.ratings().isEmpty()
                ? Optional.of("no step has a rating within " + wish + " on Sudoku Explainer's scale")
                : Optional.empty();
    }

    private static Stream<HodokuWish> hodoku(Wish wish) {
        return switch (wish) {
            case HodokuWish one -> Stream.of(one);
            case AllWishes all -> all.wishes().stream().flatMap(Refusal::hodoku);
            default -> Stream.empty();
        };
    }

    private static Optional<String> ofHodoku(HodokuWish wish, List<TechniqueWish> wanted) {
        Stream<Optional<String>> steps = wanted.stream()
                .map(TechniqueWish::technique)
                .map(technique -> wish.scheme().level(technique).isPresent()
                        ? ofTechnique(wish, technique)
                        : ofForbidden(wish, technique));
        return ofHodoku(wish).or(() -> steps.flatMap(Optional::stream).findFirst());
    }

    private static Optional<String> ofHodoku(HodokuWish wish) {
        HodokuLevel hardest = wish.hardest();
        if (wish.fewestPoints() > hardest.mostPoints()) {
            return Optional.of("a puzzle of the level " + hardest.title() + " has at most " + hardest.mostPoints()
                    + " points, not " + wish.fewestPoints());
        }
        Techniques techniques = wish.techniques();
        return techniques.all().stream()
                .map(technique -> ofTechnique(wish, technique))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> ofTechnique(HodokuWish wish, Technique technique) {
        return ofForbidden(wish, technique).or(() -> ofRung(wish, technique));
    }

    private static Optional<String> ofForbidden(HodokuWish wish, Technique technique) {
        return wish.techniques().none().contains(technique)
                ? Optional.of(technique.id() + " is both asked for and forbidden")
                : Optional.empty();
    }

    private static Optional<String> ofRung(HodokuWish wish, Technique technique) {
        Optional<HodokuLevel> level = wish.scheme().level(technique);
        if (level.isEmpty()) {
            return Optional.of(technique.id() + " has no rung on HoDoKu's ladder, so no path needs it");
        }
        if (level.get().compareTo(wish.hardest()) > 0) {
            return Optional.of("a puzzle with " + technique.id() + " is "
                    + level.get().title() + " at least, not " + wish.hardest().title());
        }
        if (wish.scheme().points(technique) > wish.mostPoints()) {
            return Optional.of(technique.id() + " alone costs " + wish.scheme().points(technique)
                    + " points, not at most " + wish.mostPoints());
        }
        return Optional.empty();
    }
}
