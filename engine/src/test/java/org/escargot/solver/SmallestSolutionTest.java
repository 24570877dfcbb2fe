package org.escargot.solver;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.junit.jupiter.api.Test;

class SmallestSolutionTest {
    private static final Givens HUNDRED_SOLUTIONS =
            Givens.of(".6....4...3..29.787....3......3..9......8...2..87....53.....2..2.1.35.....72.1...");

    /// Counts the questions that it is asked.
    private static final class Counting implements Solver {
        private final Solver solver = new BandSolver();
        private int questions;

        @Override
        public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
            questions++;
            return solver.search(puzzle, sink);
        }

        @Override
        public SearchStatistics statistics() {
            return solver.statistics();
        }
    }

    @Test
    void itTakesAFewQuestions() {
        assertThat(questions(HUNDRED_SOLUTIONS)).isLessThan(15);
        assertThat(questions(new Givens(Grid.EMPTY))).isLessThan(50);
    }

    private static int questions(Givens puzzle) {
        Counting solver = new Counting();
        assertThat(new SmallestSolution(solver).of(puzzle)).isEqualTo(new SimpleSolver().solve(puzzle));
        return solver.questions;
    }
}
