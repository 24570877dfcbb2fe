package org.escargot.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.canonical.Canonicalizer;
import org.escargot.generator.makers.Minimizer;
import org.escargot.generator.makers.Stock;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.rating.hodoku.HodokuRating;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.hodoku.ShortLadder;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Singles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The levels 0 to 20, checked by parts of the engine that did not make the puzzles.
class LevelTest {
    private static final LogicSolver NAKED = new LogicSolver(List.of(new NakedSingleFinder()));
    private static final LogicSolver SINGLES =
            new LogicSolver(List.of(new NakedSingleFinder(), new HiddenSingleFinder(HouseOrder.BOX_ROW_COLUMN)));

    private static List<Givens> puzzles(int number, int count) {
        PuzzleGenerator generator =
                new PuzzleGenerator(Recipe.PLAIN.with(Level.of(number)).orElseThrow());
        List<Givens> puzzles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Givens puzzle = generator.generate(1, i, 5_000).orElseThrow().puzzle();
            assertThat(new SimpleSolver().count(puzzle, 2)).isEqualTo(1);
            assertThat(Level.of(number).clues().contains(puzzle.cells().size())).isTrue();
            puzzles.add(puzzle);
        }
        return puzzles;
    }

    private static boolean solves(LogicSolver solver, Givens puzzle) {
        return solver.solve(puzzle).outcome() == Outcome.SOLVED;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void nakedSinglesSolveTheLowestLevels(int number) {
        assertThat(puzzles(number, 4)).allMatch(puzzle -> solves(NAKED, puzzle));
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 8, 9})
    void theNextLevelsNeedHiddenSinglesAndNoMore(int number) {
        assertThat(puzzles(number, 4)).allMatch(puzzle -> solves(SINGLES, puzzle) && !solves(NAKED, puzzle));
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 11, 12, 13})
    void thenComeIntersectionsAndSubsets(int number) {
        HodokuScale scheme = new HodokuScale();
        for (Givens puzzle : puzzles(number, 2)) {
            SolvePath path = scheme.climb(puzzle);

            assertThat(solves(SINGLES, puzzle)).isFalse();
            assertThat(path.outcome()).isEqualTo(Outcome.SOLVED);
            assertThat(path.steps()).allMatch(step -> switch (step.technique().family()) {
                case SINGLES, INTERSECTIONS, SUBSETS -> true;
                default -> false;
            });
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {14, 15, 16, 17})
    void thenHardOnesByTheirScore(int number) {
        HodokuScale scheme = new HodokuScale();
        for (Givens puzzle : puzzles(number, 2)) {
            HodokuRating rating = scheme.total(scheme.climb(puzzle));

            assertThat(rating.title()).isEqualTo("Hard");
            assertThat(rating.score())
                    .isBetween(number == 14 ? 0 : 601 + 200 * (number - 13), 800 + 200 * (number - 13));
        }
    }

    @Test
    void theHighestAreMinimalAndExtreme() {
        HodokuScale scheme = new HodokuScale(ShortLadder.V1);
        for (Givens puzzle : puzzles(19, 2)) {
            assertThat(scheme.total(scheme.climb(puzzle)).title()).isIn("Extreme", HodokuRating.INCOMPLETE);
            assertThat(new Minimizer().isMinimal(puzzle)).isTrue();
        }
    }

    @Test
    void theLastHasSeventeenClues() {
        assertThat(puzzles(20, 20)).allMatch(puzzle -> puzzle.cells().size() == 17);
    }

    @Test
    void theStockHoldsDifferentPuzzlesWithOneSolution() {
        Canonicalizer canonicalizer = new Canonicalizer();

        assertThat(Stock.SEVENTEEN).allMatch(puzzle -> new SimpleSolver().count(puzzle, 2) == 1);
        assertThat(Stock.SEVENTEEN)
                .extracting(Givens::grid)
                .extracting((Grid grid) -> canonicalizer.grid(grid))
                .doesNotHaveDuplicates();
    }

    @Test
    void singlesAgreeWithTheLadder() {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN);
        for (int i = 0; i < 60; i++) {
            Givens puzzle = generator.generate(2, i, 1).orElseThrow().puzzle();

            assertThat(Singles.solve(puzzle, Singles.Kind.ALL)).isEqualTo(solves(SINGLES, puzzle));
            assertThat(Singles.solve(puzzle, Singles.Kind.NAKED)).isEqualTo(solves(NAKED, puzzle));
        }
    }
}
