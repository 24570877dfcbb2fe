package org.escargot.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `hint`, `explain` and `rate --scale human` of puzzles with rules of their own.
class VariantStepsTest {
    private static final String PIECES = ".Shape~6x6.NoBoxes.Jigsaw~111122311222334425344455334665666655."
            + "~R1C6_4~R2C4_6~R3C1_6~R3C2_1~R3C4_4~R4C3_2~R5C2_3";
    private static final String DIAGONALS = ".Shape~6x6.Diagonal~-1.Diagonal~1.~R2C1_2~R2C4_3~R4C4_1~R5C5_6~R6C5_4";
    private static final String TOO_HARD = ".AntiConsecutive.~R1C6_4~R4C4_2~R7C4_5~R8C7_4~R8C9_2~R9C1_3";
    private static final String TOTAL = ".Shape~4x4.Sum~3~R1C1~R1C2.~R1C1_1~R2C3_1~R3C2_4~R4C4_4";
    private static final String NONE = ".Shape~4x4.Diagonal~-1.~R1C1_1~R4C4_1";
    private static final String LARGE = ".Shape~12x12.AntiKnight.";

    @Test
    void aHintNamesTheRegionAndStopsAtTheDepthAskedFor() {
        CommandRun whole = CommandRun.of("hint", PIECES);
        CommandRun technique = CommandRun.of("hint", "--depth", "1", PIECES);

        assertThat(whole.exitCode()).isZero();
        assertThat(whole.out()).contains("column 6", "region 5", "Remove 6 from r46c5.");
        assertThat(technique.out().lines()).hasSize(1);
        assertThat(technique.out().length()).isLessThan(whole.out().length());
    }

    @Test
    void allStepsAreALineEach() {
        CommandRun run = CommandRun.of("hint", "--all", DIAGONALS);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines().count()).isGreaterThan(1);
        assertThat(run.out().lines()).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"en, 'Medium (variant ladder 2), about '", "fr, 'Moyen (échelle des variantes 2), environ '"})
    void aPathEndsWithTheLevelOfTheLadderAndNoOtherFigure(String language, String level) {
        CommandRun run = CommandRun.of("explain", "--lang", language, PIECES);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().strip().lines().toList().getLast()).startsWith(level);
        assertThat(run.out()).doesNotContain("HoDoKu", "Explainer", "ER ");
    }

    @Test
    void aPathThatEndsTooEarlySaysSo() {
        CommandRun run = CommandRun.of("explain", TOO_HARD);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).endsWith("Incomplete (variant ladder 2): no further step is found\n");
    }

    @Test
    void eachStepIsProvedWhereAskedFor() {
        assertThat(CommandRun.of("explain", "--prove", DIAGONALS).out())
                .contains("(1/0)")
                .doesNotContain("?");
    }

    @Test
    void rulesThatStepsDoNotUseAreNamed() {
        CommandRun run = CommandRun.of("hint", TOTAL);

        assertThat(run.exitCode()).isZero();
        assertThat(run.err())
                .contains("the steps do not use all of these rules")
                .contains("(r1c1 r1c2)");
    }

    @Test
    void withoutASolutionThereIsNoStep() {
        CommandRun run = CommandRun.of("hint", NONE);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("no solution");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint", "explain"})
    void largerBoardsAreRefusedInOneSentence(String command) {
        CommandRun run = CommandRun.of(command, LARGE);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().contains("boards of up to nine digits");
    }

    @ParameterizedTest
    @CsvSource({
        "hint --scale explainer, --scale",
        "hint --all --timeout 1s, --timeout",
        "explain --scale hodoku, --scale",
        "explain --style easiest, --style",
        "explain --library, --library",
        "explain --truths, --truths",
        "solve --method trials, --method"
    })
    void whatKnowsTheUsualSudokuAloneIsRefused(String command, String option) {
        CommandRun run = CommandRun.of((command + " " + PIECES).split(" "));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(option + " is for puzzles of the usual Sudoku only");
    }

    @Test
    void aListWithAMethodIsRefusedToo() {
        CommandRun run = CommandRun.withInput(PIECES + "\n" + DIAGONALS + "\n", "solve", "--method", "trials", "-");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEqualTo("!\n!\n");
        assertThat(run.err()).contains("only puzzles of the usual Sudoku can be used here");
    }

    @Test
    void minutesAreMarkedAsNotCalibrated() {
        String list = String.join("\n", PIECES, TOO_HARD, NONE, LARGE) + "\n";
        CommandRun run = CommandRun.withInput(list, "rate", "--scale", "human", "-");

        assertThat(run.out().lines().toList())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith(PIECES + "\t")
                                .endsWith("\tclaiming\tMedium on variant ladder 2, minutes not calibrated"),
                        line -> assertThat(line).isEqualTo(TOO_HARD + "\tIncomplete\t-"),
                        line -> assertThat(line).isEqualTo(NONE + "\tNoSolution\t-"),
                        line -> assertThat(line).isEqualTo("!"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hodoku", "explainer", "both"})
    void otherScalesRefuseThem(String scale) {
        CommandRun run = CommandRun.withInput(PIECES + "\n", "rate", "--scale", scale, "-");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).endsWith("!\n").doesNotContain("Shape");
        assertThat(run.err()).contains("has a board of its own");
    }
}
