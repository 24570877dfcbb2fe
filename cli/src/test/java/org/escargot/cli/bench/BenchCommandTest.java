package org.escargot.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class BenchCommandTest {
    private static final String PUZZLE =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\n";

    @Test
    void jsonHoldsTheFourFigures() {
        CommandRun run = CommandRun.withInput(
                PUZZLE, "bench", "-", "--solver", "simple", "--threads", "2", "--seconds", "0.01", "--format", "json");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("\"puzzlesPerSecond\":", "\"puzzlesPerCpuSecond\":", "\"guessesPerPuzzle\":")
                .contains("\"noGuessPercent\":0.0")
                .contains("\"solver\":\"simple\"");
    }

    @Test
    void textNamesTheFileAndTheSolver() {
        assertThat(CommandRun.withInput(PUZZLE, "bench", "-", "--threads", "1", "--seconds", "0.01")
                        .out())
                .startsWith("-, band, limit 2, 1 thread: ");
    }

    /// Without the optimizing compiler, as here, lanes take twenty seconds.
    @Test
    @EnabledIfSystemProperty(named = "escargot.many", matches = "true")
    void bulkIsMeasuredOnWholeLists() {
        CommandRun run = CommandRun.withInput(
                PUZZLE, "bench", "-", "--solver", "bulk", "--threads", "1", "--seconds", "0.01", "--format", "json");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("\"solver\":\"bulk\"").contains("\"noGuessPercent\":0.0");
    }

    @Test
    void bulkCountsNoFurtherThanAnIntReaches() {
        assertThat(CommandRun.withInput(PUZZLE, "bench", "-", "--solver", "bulk", "--limit", "3000000000")
                        .exitCode())
                .isEqualTo(2);
    }

    @Test
    void nothingToMeasureIsBadInput() {
        assertThat(CommandRun.withInput(PUZZLE, "bench", "-", "--seconds", "0").exitCode())
                .isEqualTo(2);
    }
}
