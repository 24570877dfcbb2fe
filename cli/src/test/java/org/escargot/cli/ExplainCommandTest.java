package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExplainCommandTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void theWholePathEndsWithLevelAndScore() {
        CommandRun run = CommandRun.of("explain", PUZZLE);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("1. ").contains("51. ").endsWith(" (HoDoKu's scale)\n");
        assertThat(run.out()).hasLineCount(2 * 51 + 1);
    }

    @Test
    void jsonHoldsEveryStep() {
        assertThat(CommandRun.of("explain", "--json", "--lang", "fr", PUZZLE).out())
                .startsWith("{\"start\":\"" + PUZZLE + "\",\"outcome\":\"SOLVED\",\"level\":\"Easy\"")
                .hasLineCount(1);
    }

    @Test
    void libraryLinesAreCasesThatCanBeRun() {
        String library = CommandRun.of("explain", "--library", PUZZLE).out();

        assertThat(library.lines()).hasSize(51).allMatch(line -> line.startsWith(":0"));
        assertThat(CommandRun.withInput(library, "cases", "--json", "-").out()).contains("\"notImplemented\":0");
    }

    @Test
    void everyStepIsProved() {
        assertThat(CommandRun.of("explain", "--prove", PUZZLE).out())
                .contains("   -")
                .doesNotContain(": ?");
    }

    @Test
    void aContradictionHasNoPath() {
        CommandRun run = CommandRun.of("explain", "11" + ".".repeat(79));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("The digits contradict each other: look at r1c12.\n");
    }
}
