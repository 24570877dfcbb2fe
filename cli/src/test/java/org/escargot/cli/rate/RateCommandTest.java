package org.escargot.cli.rate;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;

class RateCommandTest {
    private static final String EASY =
            "030060105020400390007030400061050900802706501005040760004080200078001040203070050";
    private static final String HARD =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

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
    void aPuzzleThatNeedsTrialIsRatedByIt() {
        assertThat(CommandRun.of(
                                "rate",
                                "100007090030020008009600500005300900010080002600004000300000010040000007007000300")
                        .out())
                .contains("\tExtreme\t24894\t", ";Brute Force*2");
    }

    @Test
    void theExplainersScaleGivesItsThreeRatings() {
        CommandRun run = CommandRun.of("rate", "--scale", "explainer", EASY);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines().findFirst().orElseThrow()).startsWith("# Sudoku Explainer 1.2.1, Escargot");
        assertThat(run.out()).endsWith("\t1.2\t1.2\t1.2\tHidden Single\n");
    }

    @Test
    void theHumanScaleGivesMinutesAndTheReason() {
        assertThat(CommandRun.of("rate", "--scale", "human", EASY).out())
                .isEqualTo(EASY.replace('0', '.') + "\t3.2\thidden-single-in-box\n");
        assertThat(CommandRun.of("rate", "--scale", "human", "--format", "%m %w", ".".repeat(81))
                        .out())
                .isEqualTo("SeveralSolutions -\n");
        assertThat(CommandRun.of("rate", "--scale", "human", "--max", "7.0", EASY)
                        .exitCode())
                .isEqualTo(2);
        assertThat(CommandRun.of("explain", "--scale", "human", EASY).exitCode())
                .isEqualTo(2);
    }

    @Test
    void bothScalesStandSideBySide() {
        CommandRun run = CommandRun.of("rate", "--scale", "both", EASY);

        assertThat(run.out().lines().skip(1).findFirst().orElseThrow().split("\t", -1))
                .hasSize(8)
                .contains("1.2", "Hidden Single", "Easy");
    }

    @Test
    void anExplainersLineCanHaveAnyForm() {
        assertThat(CommandRun.of("rate", "--scale", "explainer", "--format", "%r/%p/%d 100%% %h", EASY)
                        .out())
                .isEqualTo("1.2/1.2/1.2 100% Hidden Single\n");
        assertThat(CommandRun.of("rate", "--scale", "both", "--format", "%g %l", EASY)
                        .out())
                .isEqualTo(EASY.replace('0', '.') + " Easy\n");
        for (String wrong : new String[] {"%x", "%", "xml", "%l"}) {
            assertThat(CommandRun.of("rate", "--scale", "explainer", "--format", wrong, EASY)
                            .exitCode())
                    .isEqualTo(2);
        }
    }

    @Test
    void aRatingIsGivenUpAboveTheLimitOrAfterItsTime() {
        assertThat(CommandRun.of("rate", "--scale", "explainer", "--format", "%r/%d", "--max", "6.5", HARD)
                        .out())
                .matches(">=\\d+\\.\\d/1\\.2\n");
        assertThat(CommandRun.of("rate", "--scale", "explainer", "--format", "%r/%p", "--timeout", "0ms", HARD)
                        .out())
                .startsWith(">=");
        assertThat(CommandRun.of("rate", "--scale", "explainer", "--max", "hard", HARD)
                        .exitCode())
                .isEqualTo(2);
        assertThat(CommandRun.of("rate", "--max", "7.0", HARD).exitCode()).isEqualTo(2);
    }

    @Test
    void whatHasNoRatingSaysWhy() {
        String input = "11" + ".".repeat(79) + "\n" + ".".repeat(81) + "\nnonsense\n";

        assertThat(CommandRun.withInput(input, "rate", "--scale", "explainer", "--format", "%r %p %d %h")
                        .out())
                .isEqualTo("NoSolution - - -\nSeveralSolutions - - -\n!\n");
    }

    @Test
    void onlyDiamondsOnlyPearls() {
        String input = EASY + "\n" + HARD + "\n";
        String[] diamonds = {"rate", "--scale", "explainer", "--format", "%r", "--max", "7.0", "--diamonds"};
        String[] pearls = {"rate", "--scale", "explainer", "--format", "%r", "--max", "7.0", "--pearls"};

        assertThat(CommandRun.withInput(input, diamonds).out()).isEqualTo("1.2\n");
        assertThat(CommandRun.withInput(input, pearls).out()).isEqualTo("1.2\n");
    }

    @Test
    void withoutShortcutsTheRatingsAreTheSame() {
        assertThat(CommandRun.of("rate", "--scale", "explainer", "--no-shortcuts", EASY)
                        .out())
                .isEqualTo(CommandRun.of("rate", "--scale", "explainer", EASY).out());
    }

    @Test
    void diamondsAndPearlsAtOnceAreRefused() {
        assertThat(CommandRun.of("rate", "--scale", "explainer", "--diamonds", "--pearls", "-")
                        .exitCode())
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void whatStandsBesideAPuzzleIsKept() {
        assertThat(CommandRun.of("rate", EASY + " My puzzle").out()).endsWith("\tMy puzzle\n");
    }
}
