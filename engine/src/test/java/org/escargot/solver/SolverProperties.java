package org.escargot.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;

class SolverProperties {
    private static final int LIMIT = 60;
    private static final Grid SOLVED =
            Grid.of("162857493534129678789643521475312986913586742628794135356478219241935867897261354");

    private final Solver oracle = new SimpleSolver();
    private final Solver band = new BandSolver();

    @Property(tries = 400)
    void theFastSolverFindsWhatTheSimpleOneFinds(@ForAll("puzzles") Puzzle puzzle) {
        List<Grid> expected = solutions(oracle, puzzle);

        assertThat(band.count(puzzle, LIMIT)).isEqualTo(expected.size());
        List<Grid> found = solutions(band, puzzle);
        if (expected.size() < LIMIT) {
            assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        }
        assertThat(found).doesNotHaveDuplicates().hasSameSizeAs(expected).allMatch(grid -> answers(grid, puzzle));
    }

    @Property(tries = 200)
    void theSimpleSolverGoesFromSmallToLarge(@ForAll("puzzles") Puzzle puzzle) {
        assertThat(solutions(oracle, puzzle)).extracting(Grid::toString).isSorted();
    }

    @Property(tries = 100)
    void theSmallestSolutionIsTheFirstOfTheSimpleSolver(@ForAll("puzzles") Puzzle puzzle) {
        assertThat(new SmallestSolution(band).of(puzzle)).isEqualTo(oracle.solve(puzzle));
    }

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return Arbitraries.oneOf(clues(22, 50), clues(0, 22), spoilt(), sukaku());
    }

    /// Some digits of a solved grid: from one solution to very many.
    private Arbitrary<Puzzle> clues(int fewest, int most) {
        return places(fewest, most).map(cells -> Givens.of(dug(cells)));
    }

    /// The same with a wrong digit: mostly without a solution, often against the rules.
    private Arbitrary<Puzzle> spoilt() {
        return Combinators.combine(
                        places(10, 60),
                        Arbitraries.integers().between(0, 80),
                        Arbitraries.integers().between(1, 9))
                .as((cells, cell, digit) -> new Givens(Grid.of(dug(cells)).with(cell, digit)));
    }

    /// A digit of the solution in every cell, and others at random.
    private Arbitrary<Puzzle> sukaku() {
        Arbitrary<Integer> noise = Arbitraries.integers().between(0, 511);
        return noise.list().ofSize(2 * Cell.COUNT).map(bits -> {
            int[] candidates = new int[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                candidates[cell] = DigitSet.bit(SOLVED.digit(cell)) | bits.get(2 * cell) & bits.get(2 * cell + 1);
            }
            return Pencilmarks.ofCandidates(candidates);
        });
    }

    private static Arbitrary<List<Integer>> places(int fewest, int most) {
        return Arbitraries.integers()
                .between(0, 80)
                .list()
                .uniqueElements()
                .ofMinSize(fewest)
                .ofMaxSize(most);
    }

    private static String dug(List<Integer> cells) {
        StringBuilder line = new StringBuilder(".".repeat(Cell.COUNT));
        cells.forEach(cell -> line.setCharAt(cell, SOLVED.toString().charAt(cell)));
        return line.toString();
    }

    private static List<Grid> solutions(Solver solver, Puzzle puzzle) {
        List<Grid> found = new ArrayList<>();
        solver.search(puzzle, solution -> {
            found.add(solution);
            return found.size() == LIMIT;
        });
        return found;
    }

    private static boolean answers(Grid grid, Puzzle puzzle) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (!puzzle.allowed(cell).contains(grid.digit(cell))) {
                return false;
            }
        }
        return grid.isSolved();
    }
}
