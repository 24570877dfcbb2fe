package org.escargot.generator;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.generator.HodokuWish.Techniques;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.solver.BandSolver;

/// Recipes that no puzzle can follow, told at once.
public final class Refusal {
    /// The most clues of all minimal puzzles that anybody has found.
    private static final int MOST_MINIMAL = 40;

    /// The highest ER that anybody has found, in tenths.
    private static final int HIGHEST_ER = 119;

    /// Six times the highest score of 4,840 puzzles.
    private static final int MOST_POINTS = 20_000;

    private Refusal() {}

    private static Flaw of(RecipeFlaw kind, Technique technique) {
        return Flaw.of(kind).with("technique", word(technique.id()));
    }

    private static Detail word(Object said) {
        return new Detail.Word(said.toString());
    }

    /// Why there is no puzzle to `recipe`; nothing where one cannot tell.
    public static Optional<Flaw> of(Recipe recipe) {
        return Stream.of(ofClues(recipe), ofMask(recipe), ofWay(recipe), ofWish(recipe))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Flaw> ofClues(Recipe recipe) {
        if (recipe.clues().most() < ClueRange.FEWEST_EVER) {
            return Optional.of(Flaw.of(RecipeFlaw.FEW_CLUES));
        }
        if (recipe.minimality() == Minimality.CLUES && recipe.clues().fewest() > MOST_MINIMAL) {
            return Optional.of(Flaw.of(RecipeFlaw.MINIMAL_CLUES)
                    .with("most", MOST_MINIMAL)
                    .with("clues", recipe.clues().fewest()));
        }
        if (recipe.minimality() == Minimality.ORBITS && recipe.clues().fewest() == Cell.COUNT) {
            return Optional.of(Flaw.of(RecipeFlaw.MINIMAL_GRID));
        }
        return Optional.empty();
    }

    private static Optional<Flaw> ofMask(Recipe recipe) {
        if (recipe.mask().isEmpty()) {
            return Optional.empty();
        }
        CellSet mask = recipe.mask().get();
        if (mask.size() < ClueRange.FEWEST_EVER) {
            return Optional.of(Flaw.of(RecipeFlaw.SMALL_MASK).with("cells", mask.size()));
        }
        if (!recipe.clues().contains(mask.size())) {
            return Optional.of(Flaw.of(RecipeFlaw.MASK_AND_CLUES)
                    .with("cells", mask.size())
                    .with("clues", word(recipe.clues())));
        }
        if (!recipe.symmetry().holds(mask)) {
            return Optional.of(Flaw.of(RecipeFlaw.MASK_AND_SYMMETRY)
                    .with("symmetry", word(recipe.symmetry().id())));
        }
        return ofLines(mask).or(() -> ofMaskedGrid(recipe, mask));
    }

    /// Two empty lines of a band or stack could trade places.
    private static Optional<Flaw> ofLines(CellSet mask) {
        for (int line = 0; line < 9; line++) {
            for (int other = line + 1; other < line / 3 * 3 + 3; other++) {
                if (!mask.intersects(Houses.cells(House.row(line)).or(Houses.cells(House.row(other))))) {
                    return Optional.of(Flaw.of(RecipeFlaw.MASK_AND_ROWS)
                            .with("row", line + 1)
                            .with("other", other + 1));
                }
                if (!mask.intersects(Houses.cells(House.column(line)).or(Houses.cells(House.column(other))))) {
                    return Optional.of(Flaw.of(RecipeFlaw.MASK_AND_COLUMNS)
                            .with("column", line + 1)
                            .with("other", other + 1));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Flaw> ofMaskedGrid(Recipe recipe, CellSet mask) {
        if (recipe.solution().isEmpty()) {
            return Optional.empty();
        }
        Grid grid = recipe.solution().get();
        for (int cell = 0; cell < 81; cell++) {
            grid = mask.contains(cell) ? grid : grid.with(cell, Digit.NONE);
        }
        return new BandSolver().count(new Givens(grid), 2) == 1
                ? Optional.empty()
                : Optional.of(Flaw.of(RecipeFlaw.MASK_AND_GRID));
    }

    private static Optional<Flaw> ofWay(Recipe recipe) {
        boolean isShaped = recipe.symmetry() != Symmetry.NONE || recipe.mask().isPresent();
        boolean hasGrid = recipe.solution().isPresent();
        if (recipe.way() == Recipe.Way.UNBIASED && (isShaped || hasGrid || recipe.strategy() != Strategy.TOP_DOWN)) {
            return Optional.of(Flaw.of(RecipeFlaw.UNBIASED));
        }
        if (recipe.strategy() == Strategy.STOCK && (isShaped || hasGrid)) {
            return Optional.of(Flaw.of(RecipeFlaw.STOCK));
        }
        return Optional.empty();
    }

    private static Optional<Flaw> ofWish(Recipe recipe) {
        List<TechniqueWish> wanted = TechniqueWish.within(recipe.wish()).toList();
        Stream<Optional<Flaw>> never = wanted.stream().map(wish -> NeverEasiest.reason(wish.technique()));
        Stream<Optional<Flaw>> scale = hodoku(recipe.wish()).map(wish -> ofHodoku(wish, wanted));
        Stream<Optional<Flaw>> ratings = ExplainerWish.within(recipe.wish()).map(Refusal::ofExplainer);
        return Stream.of(never, scale, ratings)
                .flatMap(reasons -> reasons)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Flaw> ofExplainer(ExplainerWish wish) {
        if (wish.lowest() > HIGHEST_ER) {
            return Optional.of(Flaw.of(RecipeFlaw.UNKNOWN_RATING)
                    .with("most", word(ExplainerRating.decimal(HIGHEST_ER)))
                    .with("ratings", word(wish)));
        }
        return wish.ratings().isEmpty()
                ? Optional.of(Flaw.of(RecipeFlaw.NO_RATING).with("ratings", word(wish)))
                : Optional.empty();
    }

    private static Stream<HodokuWish> hodoku(Wish wish) {
        return switch (wish) {
            case HodokuWish one -> Stream.of(one);
            case AllWishes all -> all.wishes().stream().flatMap(Refusal::hodoku);
            default -> Stream.empty();
        };
    }

    private static Optional<Flaw> ofHodoku(HodokuWish wish, List<TechniqueWish> wanted) {
        Stream<Optional<Flaw>> steps = wanted.stream()
                .map(TechniqueWish::technique)
                .map(technique -> wish.scheme().level(technique).isPresent()
                        ? ofTechnique(wish, technique)
                        : ofForbidden(wish, technique));
        return ofHodoku(wish).or(() -> steps.flatMap(Optional::stream).findFirst());
    }

    private static Optional<Flaw> ofHodoku(HodokuWish wish) {
        HodokuLevel hardest = wish.hardest();
        if (wish.fewestPoints() > hardest.mostPoints()) {
            return Optional.of(Flaw.of(RecipeFlaw.POINTS_OF_LEVEL)
                    .with("level", word(hardest.title()))
                    .with("most", hardest.mostPoints())
                    .with("points", wish.fewestPoints()));
        }
        if (wish.fewestPoints() > MOST_POINTS) {
            return Optional.of(
                    Flaw.of(RecipeFlaw.UNKNOWN_POINTS).with("most", MOST_POINTS).with("points", wish.fewestPoints()));
        }
        Techniques techniques = wish.techniques();
        return techniques.all().stream()
                .map(technique -> ofTechnique(wish, technique))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Flaw> ofTechnique(HodokuWish wish, Technique technique) {
        return ofForbidden(wish, technique).or(() -> ofRung(wish, technique));
    }

    private static Optional<Flaw> ofForbidden(HodokuWish wish, Technique technique) {
        return wish.techniques().none().contains(technique)
                ? Optional.of(of(RecipeFlaw.FORBIDDEN, technique))
                : Optional.empty();
    }

    private static Optional<Flaw> ofRung(HodokuWish wish, Technique technique) {
        Optional<HodokuLevel> level = wish.scheme().level(technique);
        if (level.isEmpty()) {
            return Optional.of(of(RecipeFlaw.NO_RUNG, technique));
        }
        if (level.get().compareTo(wish.hardest()) > 0) {
            return Optional.of(of(RecipeFlaw.HARDER, technique)
                    .with("level", word(level.get().title()))
                    .with("asked", word(wish.hardest().title())));
        }
        if (wish.scheme().points(technique) > wish.mostPoints()) {
            return Optional.of(of(RecipeFlaw.DEARER, technique)
                    .with("points", wish.scheme().points(technique))
                    .with("most", wish.mostPoints()));
        }
        return Optional.empty();
    }
}
