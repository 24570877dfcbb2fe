package org.escargot.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.SimpleSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionTallyTest {
    /// Some clues of a puzzle with one solution; the fewer, the more solutions there are.
    private static Givens clues(int clues) {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        Grid grid = Grid.of(puzzle);
        int taken = grid.filled().size() - clues;
        for (int cell = 0; cell < Cell.COUNT && taken > 0; cell++) {
            if (grid.digit(cell) != 0) {
                grid = grid.with(cell, 0);
                taken--;
            }
        }
        return new Givens(grid);
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 27, 26, 25})
    void everyCandidateIsCountedInTheSolutionsThatHaveIt(int clues) {
        int[] counts = new int[Candidate.COUNT];
        int[] solutions = new int[1];
        new SimpleSolver().search(clues(clues), solution -> {
            solutions[0]++;
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                counts[Candidate.of(cell, solution.digit(cell))]++;
            }
            return false;
        });

        SolutionTally tally = SolutionTally.of(clues(clues), 10_000);

        assertThat(tally.isWhole()).isTrue();
        assertThat(tally.solutions()).isEqualTo(solutions[0]);
        for (int candidate = 0; candidate < Candidate.COUNT; candidate++) {
            assertThat(tally.with(candidate)).isEqualTo(counts[candidate]);
            assertThat(tally.possible().contains(candidate)).isEqualTo(counts[candidate] > 0);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 27, 26, 25})
    void whatIsPossibleDoesNotDependOnHowManySolutionsAreCounted(int clues) {
        SolutionTally few = SolutionTally.of(clues(clues), 1);
        assertThat(few.possible())
                .isEqualTo(SolutionTally.of(clues(clues), 10_000).possible());
    }

    @Test
    void anEmptyGridHasMoreSolutionsThanAreCounted() {
        SolutionTally tally = SolutionTally.of(new Givens(Grid.EMPTY), 100);
        assertThat(tally.isWhole()).isFalse();
        assertThat(tally.possible().size()).isEqualTo(Candidate.COUNT);
    }

    @Test
    void cluesThatContradictEachOtherLeaveNothing() {
        SolutionTally tally = SolutionTally.of(new Givens(Grid.EMPTY.with(0, 1).with(1, 1)), 100);
        assertThat(tally.isWhole()).isTrue();
        assertThat(tally.solutions()).isZero();
        assertThat(tally.possible()).isEqualTo(CandidateSet.EMPTY);
    }
}
