package org.escargot.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.escargot.format.Flaw;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.makers.SearchedGrids;
import org.escargot.generator.wish.ExplainerWish;
import org.escargot.generator.wish.HodokuWish;
import org.escargot.generator.wish.HodokuWish.Techniques;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Houses;
import org.escargot.grid.Symmetry;
import org.escargot.logic.step.Technique;
import org.escargot.random.RandomSource;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.rating.scale.RatingShape;
import org.junit.jupiter.api.Test;

class RecipeProblemsTest {
    private static final HodokuWish EASY = HodokuWish.levels(HodokuLevel.EASY, HodokuLevel.EASY);
    private static final CellSet ODD = CellSet.ALL.minus(Houses.cells(0));

    private static void refuses(Recipe recipe, String reason) {
        assertThat(RecipeProblems.of(recipe).map(Flaw::sentence)).contains(reason);
    }

    private static HodokuWish with(Technique technique) {
        return EASY.withTechniques(new Techniques(Set.of(technique), Set.of(), Set.of()));
    }

    @Test
    void masksThatNoPuzzleFits() {
        refuses(
                Recipe.PLAIN.with(Houses.cells(0)),
                "the mask has 9 cells; a puzzle with fewer than 17 clues has several solutions");
        refuses(
                Recipe.PLAIN.with(ODD.minus(Houses.cells(2))),
                "the mask leaves rows 1 and 3 empty, and they could trade places");
        refuses(
                Recipe.PLAIN.with(CellSet.ALL.minus(Houses.cells(16).or(Houses.cells(17)))),
                "the mask leaves columns 8 and 9 empty, and they could trade places");
        refuses(Recipe.PLAIN.with(ODD).with(Symmetry.FULL), "the mask does not have the symmetry full");
        refuses(
                Recipe.PLAIN.with(ODD).with(new ClueRange(20, 30)),
                "the mask has 72 cells, and that is not within the range of clues 20..30");
        assertThat(RecipeProblems.of(Recipe.PLAIN.with(ODD))).isEmpty();
    }

    @Test
    void aMaskThatLeavesAGridSeveralSolutions() {
        Givens puzzle = new PuzzleGenerator(Recipe.PLAIN)
                .generate(1, 0, 1)
                .orElseThrow()
                .puzzle();
        Recipe recipe = Recipe.PLAIN.with(new SearchedGrids().next(RandomSource.of(1, 0)));

        assertThat(RecipeProblems.of(recipe.with(puzzle.cells()))).isEmpty();
        refuses(
                recipe.with(puzzle.cells().without(puzzle.cells().first())),
                "the grid seen through the mask has several solutions");
    }

    @Test
    void techniquesThatTheLevelDoesNotKnow() {
        refuses(Recipe.PLAIN.with(with(Technique.JELLYFISH)), "a puzzle with jellyfish is Hard at least, not Easy");
        refuses(
                Recipe.PLAIN.with(with(Technique.LEVIATHAN)),
                "leviathan has no rung on HoDoKu's ladder, so no path needs it");
        refuses(
                Recipe.PLAIN.with(EASY.withTechniques(
                        new Techniques(Set.of(Technique.FULL_HOUSE), Set.of(), Set.of(Technique.FULL_HOUSE)))),
                "full-house is both asked for and forbidden");
    }

    @Test
    void scoresThatTheLevelDoesNotAllow() {
        refuses(
                Recipe.PLAIN.with(EASY.withScore(900, 1000)),
                "a puzzle of the level Easy has at most 800 points, not 900");
    }

    @Test
    void whatNobodyHasFound() {
        Recipe minimal = Recipe.PLAIN.with(Minimality.CLUES);
        refuses(
                minimal.with(new ClueRange(41, 81)),
                "no minimal puzzle with more than 40 clues is known, and 41 are asked for");
        assertThat(RecipeProblems.of(minimal.with(new ClueRange(40, 81)))).isEmpty();
        refuses(
                Recipe.PLAIN.with(Symmetry.HORIZONTAL).with(Minimality.ORBITS).with(new ClueRange(81, 81)),
                "a grid with 81 clues can spare any of them, so it is not minimal");
        refuses(
                Recipe.PLAIN.with(new ExplainerWish(120, 130, RatingShape.ANY)),
                "no puzzle with an ER above 11.9 is known, and 12.0..13.0 is asked for");
        assertThat(RecipeProblems.of(Recipe.PLAIN.with(new ExplainerWish(119, 130, RatingShape.ANY))))
                .isEmpty();
        refuses(
                Recipe.PLAIN.with(
                        HodokuWish.levels(HodokuLevel.EASY, HodokuLevel.EXTREME).withScore(20_001, 99_999)),
                "no puzzle with more than 20000 points is known, and 20001 are asked for");
    }

    @Test
    void whatTheStockAndUnbiasedPuzzlesCannotHave() {
        Recipe stock = Recipe.PLAIN.with(Level.of(20)).orElseThrow();

        assertThat(RecipeProblems.of(stock)).isEmpty();
        assertThat(RecipeProblems.of(stock.with(Symmetry.FULL))).isPresent();
        assertThat(RecipeProblems.of(Recipe.PLAIN.with(Recipe.GridSource.UNBIASED)))
                .isEmpty();
        assertThat(RecipeProblems.of(
                        Recipe.PLAIN.with(Recipe.GridSource.UNBIASED).with(Symmetry.DIAGONAL)))
                .isPresent();
        assertThat(Recipe.PLAIN.with(new ClueRange(20, 30)).with(Level.of(0))).isEmpty();
    }
}
