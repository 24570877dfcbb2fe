package org.escargot.generator.makers;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MinimizerTest {
    private final BandSolver solver = new BandSolver();

    private static Grid grid(int number) {
        return new SearchedGrids().next(RandomSource.of(11, number));
    }

    /// One unit after the other, as one would write it down.
    private Givens plainly(Grid solution, CellSet[] units, int fewest) {
        Grid grid = solution;
        for (CellSet unit : units) {
            Grid less = grid;
            for (int cell = unit.first(); cell >= 0; cell = unit.next(cell)) {
                less = less.with(cell, Digit.NONE);
            }
            if (less.filled().size() >= fewest && solver.count(new Givens(less), 2) == 1) {
                grid = less;
            }
        }
        return new Givens(grid);
    }

    @ParameterizedTest
    @EnumSource
    void theShortcutsLeadToTheSamePuzzle(Symmetry symmetry) {
        Minimizer minimizer = new Minimizer();
        for (int i = 0; i < 40; i++) {
            Grid solution = grid(i);
            CellSet[] units = Minimizer.units(CellSet.ALL, symmetry, RandomSource.of(12, i));
            int fewest = i % 4 == 0 ? 30 : 0;

            Givens puzzle = minimizer.minimize(solution, CellSet.ALL, units, fewest);

            assertThat(puzzle).isEqualTo(plainly(solution, units, fewest));
            assertThat(symmetry.holds(puzzle.cells())).isTrue();
        }
    }

    @Test
    void itStartsFromAnyPuzzleWithOneSolution() {
        Minimizer minimizer = new Minimizer();
        Grid solution = grid(1);
        CellSet some = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell += cell % 9 == 7 ? 2 : 1) {
            some = some.with(cell);
        }

        Givens puzzle = minimizer.minimize(solution, some, Minimizer.units(some, Symmetry.NONE, RandomSource.of(1)), 0);

        assertThat(some.containsAll(puzzle.cells())).isTrue();
        assertThat(solver.solve(puzzle)).contains(solution);
        assertThat(minimizer.isMinimal(puzzle)).isTrue();
        assertThat(minimizer.isMinimal(new Givens(solution))).isFalse();
    }
}
