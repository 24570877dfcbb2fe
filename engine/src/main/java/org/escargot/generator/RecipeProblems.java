package org.escargot.generator;

import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.clues.Strategy;
import org.escargot.generator.wish.RecipeFlaw;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Symmetry;
import org.escargot.solver.BandSolver;

/// Recipes that no puzzle can follow, told at once.
public final class RecipeProblems {
    /// The most clues of all minimal puzzles found so far.
    private static final int MOST_MINIMAL = 40;

    private RecipeProblems() {}

    private static Detail word(Object said) {
        return new Detail.Word(said.toString());
    }

    /// Why there is no puzzle to `recipe`; nothing where one cannot tell.
    public static Optional<Flaw> of(Recipe recipe) {
        return Stream.of(ofClues(recipe), ofMask(recipe), ofSource(recipe), ofWish(recipe))
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

    private static Optional<Flaw> ofSource(Recipe recipe) {
        boolean isShaped = recipe.symmetry() != Symmetry.NONE || recipe.mask().isPresent();
        boolean hasGrid = recipe.solution().isPresent();
        if (recipe.source() == Recipe.GridSource.UNBIASED
                && (isShaped || hasGrid || recipe.strategy() != Strategy.TOP_DOWN)) {
            return Optional.of(Flaw.of(RecipeFlaw.UNBIASED));
        }
        if (recipe.strategy() == Strategy.STOCK && (isShaped || hasGrid)) {
            return Optional.of(Flaw.of(RecipeFlaw.STOCK));
        }
        return Optional.empty();
    }

    private static Optional<Flaw> ofWish(Recipe recipe) {
        return recipe.wish().problem(recipe.wish().needed());
    }
}
