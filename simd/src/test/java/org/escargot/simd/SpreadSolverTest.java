package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpreadSolverTest {
    private static final Givens EMPTY = new Givens(Grid.EMPTY);
    /// A puzzle of 17 clues with one of them left out.
    private static final Givens MANY =
            Givens.of("000000010400000000020000000000050407008000300001090000300400200050100000000800000");

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 4, 1000})
    void everySolutionComesOnce(int broken) {
        Solver solver = new SpreadSolver(broken, 1);
        List<Grid> seen = new ArrayList<>();

        SearchStatistics statistics = solver.search(MANY, solution -> {
            seen.add(solution);
            return false;
        });

        assertThat(new HashSet<>(seen)).hasSameSizeAs(seen).allMatch(grid -> grid.isSolved());
        assertThat((long) seen.size())
                .isEqualTo(statistics.solutions())
                .isEqualTo(new BandSolver().count(MANY, Long.MAX_VALUE));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 100})
    void theSinkEndsTheSearch(int wanted) {
        List<Grid> seen = new ArrayList<>();

        new SpreadSolver().search(EMPTY, solution -> {
            seen.add(solution);
            return seen.size() == wanted;
        });

        assertThat(seen).hasSize(wanted).allMatch(Grid::isSolved);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 4, 1000})
    void aCountEndsAtItsLimit(int broken) {
        Solver solver = new SpreadSolver(broken, 1);
        long all = new BandSolver().count(MANY, Long.MAX_VALUE);

        for (long limit : new long[] {1, 2, 3, 100, 101, 500, all - 1, all, all + 1}) {
            assertThat(solver.count(MANY, limit)).isEqualTo(Math.min(limit, all));
        }
    }

    @Test
    void aGuessHasTwoEnds() {
        SearchStatistics statistics = new SpreadSolver().search(MANY, _ -> false);

        // Six times on the way to the first end it guesses at two cells at once: no node lies between.
        assertThat(statistics.nodes()).isEqualTo(1 + 2 * statistics.guesses() - 6);
    }

    @Test
    void aLimitBelowOneIsRefused() {
        assertThatThrownBy(() -> new SpreadSolver().count(EMPTY, 0)).hasMessage("The limit (0) must be at least 1.");
    }
}
