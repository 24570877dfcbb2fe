package org.escargot.generator.makers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;

class UnavoidablesTest {
    private static Grid grid(int number) {
        return new SearchedGrids().next(RandomSource.of(13, number));
    }

    private static CellSet random(RandomSource random, int size) {
        int[] order = random.permutation(Cell.COUNT);
        CellSet cells = CellSet.EMPTY;
        for (int i = 0; i < size; i++) {
            cells = cells.with(order[i]);
        }
        return cells;
    }

    /// The sets that [SmallUnavoidables] finds.
    private static List<CellSet> small(Grid grid) {
        List<CellSet> sets = new ArrayList<>();
        new SmallUnavoidables((upper, lower) -> sets.add(new CellSet(upper, lower))).find(grid);
        return sets;
    }

    @Test
    void withoutAClueInASmallSetThereIsAnotherSolution() {
        BandSolver solver = new BandSolver();
        for (int i = 0; i < 20; i++) {
            Grid solution = grid(i);
            for (CellSet set : small(solution)) {
                Grid rest = solution;
                for (int cell = set.first(); cell >= 0; cell = set.next(cell)) {
                    rest = rest.with(cell, Digit.NONE);
                }
                assertThat(solver.count(new Givens(rest), 2)).isEqualTo(2);
            }
        }
    }

    @Test
    void theCellsOfTwoDigitsAreInSmallSets() {
        Grid solution = grid(1);
        List<CellSet> sets = small(solution);
        for (int one = 1; one <= Digit.COUNT; one++) {
            for (int two = one + 1; two <= Digit.COUNT; two++) {
                CellSet cells = solution.cellsOf(one).or(solution.cellsOf(two));
                CellSet covered = sets.stream().filter(cells::containsAll).reduce(CellSet.EMPTY, CellSet::or);
                assertThat(covered).isEqualTo(cells);
            }
        }
    }

    @Test
    void aSetIsMissedOnceItsLastClueGoes() {
        Unavoidables unavoidables = new Unavoidables();
        unavoidables.begin(grid(2));
        RandomSource random = RandomSource.of(14);
        List<CellSet> sets = new ArrayList<>(small(grid(2)));
        for (int i = 0; i < 300; i++) {
            CellSet more = random(random, 4 + i % 20);
            unavoidables.add(more);
            sets.add(more);
        }
        for (int i = 0; i < 2000; i++) {
            CellSet unit = random(random, 1 + i % 4);
            CellSet clues = random(random, 20 + i % 50).minus(unit);

            boolean isMissed = sets.stream().anyMatch(set -> set.intersects(unit) && !set.intersects(clues));

            assertThat(unavoidables.isMissed(clues.upper(), clues.lower(), unit))
                    .isEqualTo(isMissed);
        }
    }
}
