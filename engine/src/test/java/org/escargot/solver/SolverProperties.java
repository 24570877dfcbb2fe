package org.escargot.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

class SolverProperties {
    private static final int LIMIT = 60;

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
    void anotherDigitIsFoundWhereASolutionHasOne(
            @ForAll("clues") Givens puzzle,
            @ForAll @IntRange(max = 80) int cell,
            @ForAll @IntRange(min = 1, max = 9) int digit) {
        Givens open = new Givens(puzzle.grid().with(cell, Digit.NONE));
        boolean expected = IntStream.rangeClosed(1, 9)
                .filter(other -> other != digit)
                .mapToObj(other -> new Givens(open.grid().with(cell, other)))
                .anyMatch(given -> oracle.solve(given).isPresent());

        Optional<Grid> found = new BandSolver().solveOtherwise(new OtherDigit(open, cell, digit));

        assertThat(found.isPresent()).isEqualTo(expected);
        assertThat(found.stream()).allMatch(grid -> answers(grid, open) && grid.digit(cell) != digit);
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
    Arbitrary<Givens> clues() {
        return ArbitraryPuzzles.clues(22, 50).map(Givens.class::cast);
    }

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return Arbitraries.oneOf(
                ArbitraryPuzzles.clues(22, 50),
                ArbitraryPuzzles.clues(0, 22),
                ArbitraryPuzzles.spoilt(10, 60),
                ArbitraryPuzzles.sukaku());
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
