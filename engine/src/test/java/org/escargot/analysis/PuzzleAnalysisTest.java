package org.escargot.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.canonical.Canonicalizer;
import org.escargot.canonical.Morph;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solver;
import org.junit.jupiter.api.Test;

/// Redundant clues, backdoors and neighbors, against the plain solver and plain logic.
class PuzzleAnalysisTest {
    private static final Givens INKALA =
            Givens.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    private final Solver solver = new BandSolver();

    private static Givens puzzle(int index) {
        return new PuzzleGenerator(Recipe.PLAIN)
                .generate(7, index, 1)
                .orElseThrow()
                .puzzle();
    }

    private Grid solution(Givens puzzle) {
        return solver.solve(puzzle).orElseThrow();
    }

    @Test
    void aMinimalPuzzleHasNoRedundantClue() {
        assertThat(RedundantClues.of(puzzle(0))).isEqualTo(CellSet.EMPTY);
    }

    @Test
    void redundantAreTheCluesWithoutWhichThePlainSolverFindsOneSolution() {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN.with(new ClueRange(28, 30)));
        for (int i = 0; i < 5; i++) {
            Givens puzzle = generator.generate(1, i, 1000).orElseThrow().puzzle();
            CellSet redundant = RedundantClues.of(puzzle);
            assertThat(redundant.isEmpty()).isFalse();
            puzzle.cells().stream()
                    .forEach(cell -> assertThat(new SimpleSolver().count(without(puzzle, cell), 2) == 1)
                            .isEqualTo(redundant.contains(cell)));
        }
    }

    @Test
    void theHardestPuzzleOfTheNewspapersNeedsTwoCells() {
        assertThat(Backdoors.of(INKALA, solution(INKALA)).orElseThrow().size()).isEqualTo(2);
    }

    @Test
    void whatSinglesSolveHasTheEmptyBackdoor() {
        Givens easy = Givens.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

        assertThat(Backdoors.of(easy, solution(easy))).contains(new Backdoors(0, List.of(CellSet.EMPTY)));
    }

    @Test
    void backdoorsAreTheSetsWithWhichPlainSinglesSolve() {
        for (int i = 0; i < 12; i++) {
            Givens puzzle = puzzle(i);
            Grid solution = solution(puzzle);
            Backdoors backdoors = Backdoors.of(puzzle, solution).orElseThrow();
            if (backdoors.size() < 2) {
                assertThat(backdoors.size() == 0).isEqualTo(singlesSolve(puzzle));
            }
            if (backdoors.size() == 1) {
                CellSet.ALL.minus(puzzle.cells()).stream()
                        .forEach(cell -> assertThat(singlesSolve(with(puzzle, cell, solution.digit(cell))))
                                .isEqualTo(backdoors.sets().contains(CellSet.of(cell))));
            }
        }
    }

    @Test
    void neighborsDifferByOneClueAndAreNoIsomorphsOfEachOther() {
        Givens puzzle = puzzle(3);
        Neighborhood neighborhood = Neighborhood.of(puzzle);
        Set<Grid> forms = new HashSet<>(Set.of(new Canonicalizer().grid(puzzle.grid())));

        assertThat(neighborhood.different()).isNotEmpty().hasSizeLessThanOrEqualTo(neighborhood.count());
        for (Givens neighbor : neighborhood.different()) {
            assertThat(new SimpleSolver().count(neighbor, 2)).isEqualTo(1);
            assertThat(common(puzzle, neighbor)).isEqualTo(puzzle.cells().size() - 1);
            assertThat(neighbor.cells().size()).isEqualTo(puzzle.cells().size());
            assertThat(forms.add(new Canonicalizer().grid(neighbor.grid()))).isTrue();
        }
    }

    /// Every clue of every other solution is tried, however it came to be allowed.
    @Test
    void noNeighborIsForgotten() {
        Givens puzzle = puzzle(4);
        int count = 0;
        for (int cell = puzzle.cells().first(); cell >= 0; cell = puzzle.cells().next(cell)) {
            Givens less = without(puzzle, cell);
            for (int place = 0; place < 81; place++) {
                for (int digit = 1; digit <= 9 && less.digit(place) == 0; digit++) {
                    Givens more = with(less, place, digit);
                    count += !more.equals(puzzle) && solver.count(more, 2) == 1 ? 1 : 0;
                }
            }
        }
        assertThat(Neighborhood.of(puzzle).count()).isEqualTo(count);
    }

    @Test
    void isomorphsHaveAsManyNeighborsAndBackdoors() {
        Givens puzzle = puzzle(5);
        Givens moved = Morph.random(RandomSource.of(1, 1)).apply(puzzle);
        Neighborhood here = Neighborhood.of(puzzle);
        Neighborhood there = Neighborhood.of(moved);

        assertThat(there.count()).isEqualTo(here.count());
        assertThat(there.different()).hasSameSizeAs(here.different());
        assertThat(Backdoors.of(moved, solution(moved)).orElseThrow().sets())
                .hasSameSizeAs(
                        Backdoors.of(puzzle, solution(puzzle)).orElseThrow().sets());
    }

    private static Givens without(Givens puzzle, int cell) {
        return with(puzzle, cell, Digit.NONE);
    }

    private static Givens with(Givens puzzle, int cell, int digit) {
        return new Givens(puzzle.grid().with(cell, digit));
    }

    private static int common(Givens one, Givens other) {
        return (int) one.cells().stream()
                .filter(cell -> one.digit(cell) == other.digit(cell))
                .count();
    }

    private static boolean singlesSolve(Givens puzzle) {
        LogicSolver singles =
                new LogicSolver(List.of(new NakedSingleFinder(), new HiddenSingleFinder(HouseOrder.ROW_COLUMN_BOX)));
        return singles.solve(puzzle).outcome() == Outcome.SOLVED;
    }
}
