package org.escargot.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.format.Format;
import org.escargot.format.registry.Formats;
import org.junit.jupiter.api.Test;

class ConvertCommandTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void aPuzzleBecomesALinkAndALinkAPuzzle() {
        String link = "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79";

        assertThat(CommandRun.of("convert", P, "--to", "sudoku-exchange").out()).isEqualTo(link + "\n");
        assertThat(CommandRun.of("convert", link, "--to", "line").out()).isEqualTo(P + "\n");
        assertThat(CommandRun.withInput(link, "convert", "--to", "LINE").out()).isEqualTo(P + "\n");
    }

    @Test
    void whatHasNoPlaceIsSaid() {
        CommandRun run =
                CommandRun.withInput("53+4" + P.substring(3) + " a name\n" + P + "\n", "convert", "--to", "sdm");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo((P + "\n").repeat(2).replace('.', '0'));
        assertThat(run.err()).isEqualTo("escargot: sdm has no place for placed digits (1 puzzle), texts (1 puzzle)\n");
    }

    /// Placed digits and notes of a variant once went without a word.
    @Test
    void whatHasNoPlaceIsSaidOfVariants() {
        String code =
                "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZY8qhACYeoAMYs2MDAAUWoiGQCyJDAGsw+AMzJEAXRFddyQgd4GjJs1eCHjN6+aMhOZGGBhsEIAILM2EAFpVZgg0AAtPVBI/CGDQiPZOGC4gA===";
        CommandRun run = CommandRun.of("convert", "https://f-puzzles.com/?load=" + code, "--to", "iss");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo(".Shape~4x4.AntiKnight.~R1C1_1\n");
        assertThat(run.err())
                .isEqualTo("escargot: iss has no place for placed digits (1 puzzle), notes (1 puzzle), rules in words"
                        + " (1 puzzle)\n");
    }

    /// The id of a game was once taken for the name of a file.
    @Test
    void aGameIdIsAPuzzle() {
        assertThat(CommandRun.of("convert", "2x2:1a2m", "--to", "iss").out()).isEqualTo(".Shape~4x4.~R1C1_1~R1C3_2\n");
    }

    /// SudoCue's file without a placed digit: nine words a row, as candidates have, too.
    @Test
    void whichOfTwoFormatsIsTakenIsSaid() {
        String rows = CommandRun.of("convert", P, "--to", "sdx").out();
        CommandRun run = CommandRun.withInput(rows, "convert", "--to", "line");
        CommandRun other = CommandRun.withInput(rows, "convert", "--to", "line", "--input-format", "sdx");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).hasSize(729 + 1);
        assertThat(run.err())
                .isEqualTo("escargot: standard input: two formats fit; it is read as candidates, and with"
                        + " --input-format sdx as the other\n");
        assertThat(other.out()).isEqualTo(P + "\n");
        assertThat(other.err()).doesNotContain("two formats");
    }

    @Test
    void aFileOfOnePuzzleTakesNoSecond() {
        CommandRun run = CommandRun.withInput((P + "\n").repeat(2), "convert", "--to", "sdk");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1).contains("a file of sdk holds one puzzle");
        assertThat(run.out()).startsWith("[Puzzle]").containsOnlyOnce("[Puzzle]");
    }

    @Test
    void severalPuzzlesShareOneDocument() {
        CommandRun run = CommandRun.withInput((P + "\n").repeat(3), "convert", "--to", "opensudoku");

        assertThat(run.out()).containsOnlyOnce("<opensudoku").endsWith("</opensudoku>\n");
        assertThat(CommandRun.withInput(run.out(), "solve", "--count").out()).hasLineCount(3);
    }

    @Test
    void candidatesNeedAFormatThatHoldsThem() {
        CommandRun run = CommandRun.withInput("123456789".repeat(81), "convert", "--to", "csv");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .contains("line 1 of standard input gives its puzzle as candidates, which csv cannot hold");
    }

    @Test
    void whatCannotBeReadIsSaidAndLeftOut() {
        CommandRun run = CommandRun.withInput(P + "\n12\n" + P + "\n", "convert", "--to", "line");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).hasLineCount(2);
        assertThat(run.err()).contains("line 2");
    }

    @Test
    void anUnknownFormatIsRefused() {
        assertThat(CommandRun.of("convert", P, "--to", "matrix").err())
                .contains("--to must be one of iss, tatham, sumocue, killer, hodoku, sdk");
        assertThat(CommandRun.of("convert", P).exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void formatsAreListed() {
        assertThat(CommandRun.of("formats").out().lines())
                .hasSize(Formats.ALL.size())
                .allMatch(line -> line.split("\t", -1).length == 4)
                .map(line -> line.substring(0, line.indexOf('\t')))
                .isEqualTo(Formats.ALL.stream().map(Format::id).toList());
    }
}
