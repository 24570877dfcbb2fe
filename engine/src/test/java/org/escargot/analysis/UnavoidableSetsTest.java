package org.escargot.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.makers.SearchedGrids;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnavoidableSetsTest {
    private static final int MOST = 12;

    private final Solver solver = new BandSolver();

    /// The "strangely familiar" grid, of which the literature says how many there are.
    @Test
    void theFamiliarGridHasAsManyAsOthersCounted() {
        Grid grid = Grid.of("639241785284765193517983624123857946796432851458619237342178569861594372975326418");

        assertThat(UnavoidableSets.of(grid, MOST)).hasSize(371).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void eachCanStandDifferentlyAndNoPartOfItCan(long seed) {
        Grid grid = new SearchedGrids().next(RandomSource.of(seed, 0));

        for (CellSet set : UnavoidableSets.of(grid, MOST)) {
            List<CellSet> differences = differences(grid, set);
            assertThat(differences).isNotEmpty().allMatch(set::equals);
        }
    }

    @ParameterizedTest
    @CsvSource({"4", "5", "6"})
    void everySmallDifferenceOfTwoSolutionsHoldsOne(long seed) {
        RandomSource random = RandomSource.of(seed, 0);
        Grid grid = new SearchedGrids().next(random);
        List<CellSet> sets = UnavoidableSets.of(grid, MOST);

        for (int round = 0; round < 200; round++) {
            CellSet erased = CellSet.EMPTY;
            int[] order = random.permutation(Cell.COUNT);
            for (int i = 0; i < 46; i++) {
                erased = erased.with(order[i]);
            }
            for (CellSet difference : differences(grid, erased)) {
                if (difference.size() <= MOST) {
                    assertThat(sets).anyMatch(difference::containsAll);
                }
            }
        }
    }

    @Test
    void aPuzzleHasAClueInEach() {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN);
        for (int i = 0; i < 5; i++) {
            Givens puzzle = generator.generate(1, i, 1).orElseThrow().puzzle();
            Grid solution = solver.solve(puzzle).orElseThrow();
            assertThat(UnavoidableSets.of(solution, MOST)).allMatch(puzzle.cells()::intersects);
        }
    }

    /// Where the other solutions of `grid` differ from it once `erased` are empty; a thousand of them at most.
    private List<CellSet> differences(Grid grid, CellSet erased) {
        Grid less = grid;
        for (int cell = erased.first(); cell >= 0; cell = erased.next(cell)) {
            less = less.with(cell, Digit.NONE);
        }
        List<CellSet> differences = new ArrayList<>();
        solver.search(new Givens(less), other -> {
            CellSet difference = CellSet.EMPTY;
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                difference = other.digit(cell) == grid.digit(cell) ? difference : difference.with(cell);
            }
            if (!difference.isEmpty()) {
                differences.add(difference);
            }
            return differences.size() >= 1000;
        });
        return differences;
    }
}
