package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RateCommandTest {
    private static final String EASY =
            "030060105020400390007030400061050900802706501005040760004080200078001040203070050";

    @Test
    void aRowHoldsPuzzleLevelScoreAndTechniques() {
        CommandRun run = CommandRun.of("rate", "--scale", "hodoku", EASY);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().split("\t", -1)).hasSize(4).contains(EASY.replace('0', '.'), "Easy");
        assertThat(run.out()).contains("Full House*").endsWith("\n");
    }

    @Test
    void everyInputHasItsRowInOrderWhateverTheThreads() {
        String input = EASY + "\n" + "11" + ".".repeat(79) + "\nnonsense\n" + ".".repeat(81) + "\n";
        CommandRun one = CommandRun.withInput(input.repeat(20), "rate", "--threads", "1");

        assertThat(one.exitCode()).isEqualTo(2);
        assertThat(one.out()
                        .lines()
                        .limit(4)
                        .map(line -> line.split("\t", -1).length > 1 ? line.split("\t", -1)[1] : line))
                .containsExactly("Easy", "NoSolution", "!", "SeveralSolutions");
        assertThat(CommandRun.withInput(input.repeat(20), "rate", "--threads", "3")
                        .out())
                .isEqualTo(one.out());
    }

    @Test
    void aPathThatStopsIsIncomplete() {
        assertThat(CommandRun.of(
                                "rate",
                                "100007090030020008009600500005300900010080002600004000300000010040000007007000300")
                        .out())
                .contains("\tIncomplete\t");
    }
}
