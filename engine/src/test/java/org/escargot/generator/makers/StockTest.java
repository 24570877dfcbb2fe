package org.escargot.generator.makers;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.canonical.Canonicalizer;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;

class StockTest {
    @Test
    void allHaveSeventeenCluesAndOneSolution() {
        assertThat(Stock.SEVENTEEN)
                .hasSizeGreaterThan(24)
                .allMatch(puzzle -> puzzle.cells().size() == 17)
                .allMatch(puzzle -> new BandSolver().count(puzzle, 2) == 1);
    }

    @Test
    void noneIsAnIsomorphOfAnother() {
        Canonicalizer canonicalizer = new Canonicalizer();

        assertThat(Stock.SEVENTEEN.stream().map(Givens::grid).map(canonicalizer::grid))
                .doesNotHaveDuplicates();
    }
}
