package org.escargot.generator.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Givens;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ReportGeneratorTest {
    @Tag("many")
    @Test
    void theReportsGeneratorFollowsItsLevels() {
        ReportGenerator report = new ReportGenerator();
        for (int level = 0; level <= 20; level++) {
            Givens puzzle = report.generate(level, RandomSource.of(1, level));

            assertThat(report.generate(level, RandomSource.of(1, level))).isEqualTo(puzzle);
            assertThat(new ReportSolver().solves(puzzle.grid())).isTrue();
            assertThat(puzzle.cells().size()).isBetween(17, 81);
        }
        assertThat(report.generate(0, RandomSource.of(2)).cells().size()).isBetween(71, 81);
        assertThat(report.generate(20, RandomSource.of(2)).cells().size()).isEqualTo(17);
    }
}
