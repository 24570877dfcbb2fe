package org.escargot.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
    private static final String AI_ESCARGOT =
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300";
    private static final String SOLVED =
            "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
    private static final String TWO_SOLUTIONS =
            "..2857493534129678789643521475312986913586742628794135356478219..1935867897261354";
    private static final String EMPTY =
            ".................................................................................";
    private static final String CONTRADICTORY = "11" + ".".repeat(79);

    @Test
    void onePuzzleGivesOneLine() {
        assertThat(CommandRun.of("solve", AI_ESCARGOT)).isEqualTo(new CommandRun(0, SOLVED + "\n", ""));
    }

    @Test
    void linesKeepTheirOrderAndMetadata() {
        String input = "# a comment\n" + AI_ESCARGOT + " AI Escargot\n\n" + CONTRADICTORY + "\n" + AI_ESCARGOT + "\n";

        assertThat(CommandRun.withInput(input, "solve").out()).isEqualTo(SOLVED + "\tAI Escargot\n-\n" + SOLVED + "\n");
    }

    @Test
    void ofSeveralSolutionsTheSmallestIsPrinted() {
        String empty = ".".repeat(81);

        assertThat(CommandRun.of("solve", empty).out()).startsWith("123456789456789123789123456");
    }

    @Test
    void anUnreadableLineIsMarkedAndTheRunGoesOn() {
        CommandRun run = CommandRun.withInput(AI_ESCARGOT + "\n12345\n" + AI_ESCARGOT + "\n", "solve", "-");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEqualTo(SOLVED + "\n!\n" + SOLVED + "\n");
        assertThat(run.err())
                .startsWith("escargot: standard input, line 2, column ")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "1000, 1000"})
    void countsAreTheLastFieldAndCappedByTheLimit(String limit, String count) {
        assertThat(CommandRun.of("solve", "--count", "--limit", limit, ".".repeat(81))
                        .out())
                .isEqualTo(".".repeat(81) + "\t" + count + "\n");
    }

    @Test
    void allSolutionsAreNumberedInLexicographicOrder() {
        CommandRun run = CommandRun.of(
                "solve", "--all", TWO_SOLUTIONS.replace("53", "..").replace("35", ".."));

        assertThat(run.out().lines())
                .isNotEmpty()
                .isSortedAccordingTo((a, b) -> a.substring(a.indexOf('\t')).compareTo(b.substring(b.indexOf('\t'))));
        assertThat(run.out()).startsWith("1\t");
    }

    @Test
    void outputIsTheSameForEveryNumberOfThreads() {
        String input = (AI_ESCARGOT + " a\n" + CONTRADICTORY + " b\n").repeat(1000);

        String one = CommandRun.withInput(input, "solve", "--threads", "1").out();
        assertThat(CommandRun.withInput(input, "solve", "--threads", "3").out())
                .isEqualTo(one)
                .hasLineCount(2000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"band", "simple", "lanes", "bulk"})
    void outputIsTheSameForEverySolver(String solver) {
        String input = String.join("\n", AI_ESCARGOT, TWO_SOLUTIONS, CONTRADICTORY, "12345", SOLVED) + "\n";

        for (String task :
                new String[] {"--limit=2", "--limit=5", "--count", "--count --limit=1", "--count --limit=2"}) {
            String[] usual = ("solve " + task).split(" ");
            String[] chosen = ("solve " + task + " --solver " + solver).split(" ");
            assertThat(CommandRun.withInput(input, chosen)).isEqualTo(CommandRun.withInput(input, usual));
        }
    }

    @Test
    void jsonSaysPuzzleMetadataAndSolutions() {
        assertThat(CommandRun.withInput(AI_ESCARGOT + " \"AI\"\n", "solve", "--format", "json")
                        .out())
                .isEqualTo("{\"puzzle\":\"" + AI_ESCARGOT.replace('0', '.')
                        + "\",\"metadata\":\"\\\"AI\\\"\",\"solutions\":1,\"solution\":\"" + SOLVED + "\"}\n");
    }

    @Test
    void aPersonWithOnePuzzleSeesAGridWithBoldGivens() {
        CommandRun run = CommandRun.atTerminal("solve", AI_ESCARGOT);

        assertThat(run.out()).contains("│ \u001b[1m1\u001b[0m 6 2 │").contains("The only solution.");
    }

    @Test
    void aPersonIsToldOfSeveralSolutionsAndOfNone() {
        assertThat(CommandRun.atTerminal("solve", ".".repeat(81)).out()).contains("1,000 or more solutions");
        assertThat(CommandRun.atTerminal("solve", CONTRADICTORY).out()).contains("No solution");
    }

    @Test
    void aNumberPicksOnePuzzleFromZeroOn(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("p.txt"), CONTRADICTORY + "\n# x\n" + AI_ESCARGOT + "\n");

        CommandRun run = CommandRun.of("solve", "--number", "1", file.toString());
        assertThat(run.out()).isEqualTo(SOLVED + "\n");
        assertThat(run.err()).isEqualTo("puzzle 1 (line 3 of " + file + ")\n");
        assertThat(CommandRun.of("solve", "--number", "2", file.toString()).exitCode())
                .isEqualTo(2);
    }

    @Test
    void aSeedPicksTheSamePuzzleAgain(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("p.txt"), (AI_ESCARGOT + "\n").repeat(50));

        CommandRun run = CommandRun.of("solve", "--random", "--seed", "7", file.toString());
        assertThat(run).isEqualTo(CommandRun.of("solve", "--random", "--seed", "7", file.toString()));
        assertThat(run.err()).startsWith("puzzle ");
    }

    @Test
    void gzipIsReadAsItIs(@TempDir Path folder) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write((AI_ESCARGOT + "\r\n").getBytes(StandardCharsets.UTF_8));
        }
        Path file = Files.write(folder.resolve("p.txt.gz"), bytes.toByteArray());

        assertThat(CommandRun.of("solve", file.toString()).out()).isEqualTo(SOLVED + "\n");
    }

    @Test
    void gzipThatIsCutOffGetsOneSentence(@TempDir Path folder) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write((AI_ESCARGOT + "\n").repeat(1000).getBytes(StandardCharsets.UTF_8));
        }
        for (int length : new int[] {2, 12, bytes.size() / 2, bytes.size() - 1}) {
            Path file = Files.write(folder.resolve("cut.gz"), Arrays.copyOf(bytes.toByteArray(), length));

            CommandRun run = CommandRun.of("solve", file.toString());
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).isEqualTo("escargot: " + file + " cannot be read: its gzip data is cut off\n");
            assertThat(run.out().lines()).allMatch(SOLVED::equals);
            assertThat(run.out().lines().count()).isGreaterThanOrEqualTo(length == bytes.size() - 1 ? 1000 : 0);
        }
    }

    @Test
    void whatFollowsGzipIsToldBehindTheAnswers(@TempDir Path folder) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write((AI_ESCARGOT + "\n").getBytes(StandardCharsets.UTF_8));
        }
        bytes.writeBytes("more".getBytes(StandardCharsets.UTF_8));
        Path file = Files.write(folder.resolve("junk.gz"), bytes.toByteArray());

        assertThat(CommandRun.of("solve", file.toString()))
                .isEqualTo(new CommandRun(
                        2,
                        SOLVED + "\n",
                        "escargot: " + file + " cannot be read: something else follows its gzip data\n"));
    }

    @Test
    void aMatrixMayBeGivenAsAnArgument() {
        String rows = AI_ESCARGOT.replaceAll("(\\d)(?=.)", "$1,").replaceAll("(\\d(?:,\\d){8}),?", "[$1],");

        assertThat(CommandRun.of("solve", "grille = [" + rows.substring(0, rows.length() - 1) + "]"))
                .isEqualTo(new CommandRun(0, SOLVED + "\tgrille\n", ""));
    }

    @Test
    void whatIsNotUtf8IsReadAsWindows1252(@TempDir Path folder) throws IOException {
        Path file = Files.write(
                folder.resolve("windows.txt"),
                ("# caf\u00E9\n" + AI_ESCARGOT + " na\u00EFve\n").getBytes(StandardCharsets.ISO_8859_1));

        assertThat(CommandRun.of("solve", file.toString())).isEqualTo(new CommandRun(0, SOLVED + "\tna\u00EFve\n", ""));
    }

    @Test
    void gzipThatIsDamagedGetsOneSentence(@TempDir Path folder) throws IOException {
        Path file =
                Files.write(folder.resolve("x.gz"), new byte[] {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7});

        CommandRun run = CommandRun.of("solve", file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).startsWith("escargot: " + file + " cannot be read: ");
    }

    @Test
    void severalArgumentsAreSolvedInTheirOrder(@TempDir Path folder) throws IOException {
        Path list = Files.writeString(folder.resolve("a.txt"), AI_ESCARGOT + " one\n" + CONTRADICTORY + " two\n");
        Path grid = Files.writeString(folder.resolve("b.txt"), AI_ESCARGOT.replaceAll(".{9}", "$0\n"));

        CommandRun run = CommandRun.withInput(
                AI_ESCARGOT + " three\n", "solve", grid.toString(), list.toString(), "-", AI_ESCARGOT);
        assertThat(run).isEqualTo(new CommandRun(0, """
                %1$s
                %1$s\tone
                -\ttwo
                %1$s\tthree
                %1$s
                """.formatted(SOLVED), ""));
    }

    @Test
    void aMissingFileAmongOthersIsNamedAndEndsWithTwo(@TempDir Path folder) throws IOException {
        Path list = Files.writeString(folder.resolve("a.txt"), AI_ESCARGOT + "\n");

        CommandRun run = CommandRun.of("solve", list.toString(), "missing.txt");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("escargot: there is no file missing.txt\n");
    }

    @Test
    void theInputFormatThatIsToldIsTaken() {
        String rows = AI_ESCARGOT.replaceAll(".{9}", "$0\n");

        assertThat(CommandRun.withInput(rows, "solve").out()).isEqualTo(SOLVED + "\n");
        assertThat(CommandRun.withInput(rows, "solve", "--input-format", "grid").out())
                .isEqualTo(SOLVED + "\n");
        CommandRun lines = CommandRun.withInput(rows, "solve", "--input-format", "line");
        assertThat(lines.exitCode()).isEqualTo(2);
        assertThat(lines.out()).isEqualTo("!\n".repeat(9));
        assertThat(lines.err()).hasLineCount(9);
        CommandRun unknown = CommandRun.withInput(rows, "solve", "--input-format", "pdf");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err())
                .hasLineCount(1)
                .contains("--input-format must be one of iss, tatham, sumocue, killer, hodoku, sdk");
    }

    @Test
    void statisticsGoToStandardError() {
        CommandRun run = CommandRun.of("solve", "--stats", AI_ESCARGOT);

        assertThat(run.err()).startsWith("1 puzzle: 1 unique, 0 without solution, 0 with several, 0 unreadable;");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10000709003002000800960000500530090001008000260000400030000001004000000700700030",
                "1000070900300200080096005000053009000100800026000040003000000100400000070070003000",
                "10000709003002000800960000500530090001008q002600004000300000010040000007007000300",
                AI_ESCARGOT + AI_ESCARGOT,
                "no-such-file.txt",
                "no\0path",
                ".",
                "1.23E+80"
            })
    void whatIsNoPuzzleGetsOneSentenceAndExitCodeTwo(String argument) {
        CommandRun run = CommandRun.of("solve", argument);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).startsWith("escargot: ").doesNotContain("Exception", "Usage");
    }

    @Test
    void anEmptyFileAndABinaryFileAreRefused(@TempDir Path folder) throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.txt"));
        Path binary = Files.write(folder.resolve("binary.txt"), new byte[] {0, 1, 2, 3, (byte) 0xFF, 0, 7});

        for (Path file : new Path[] {empty, binary}) {
            CommandRun run = CommandRun.of("solve", file.toString());
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).hasLineCount(1).contains("line 1, column 1");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--threads=0", "--threads=x", "--limit=0", "--solver=none", "--format=xml", "--nonsense"})
    void aWrongOptionGetsOneSentenceAndExitCodeTwo(String option) {
        CommandRun run = CommandRun.of("solve", option, AI_ESCARGOT);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).startsWith("escargot: ");
    }

    @Test
    void ofManyBadLinesTheFirstAreToldAndTheRestIsCounted() {
        String first = AI_ESCARGOT + "\n";
        String list = first + "12345\n".repeat(30);
        CommandRun run = CommandRun.withInput(list, "solve");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).endsWith("!\n".repeat(30));
        assertThat(run.err()).hasLineCount(21).contains("line 21,");
        assertThat(run.err().lines().toList().getLast())
                .isEqualTo("escargot: 10 more errors are not shown, the first on line 22 of standard input, the last on"
                        + " line 31 of standard input; --all-errors shows them");
        assertThat(CommandRun.withInput(list, "solve", "--all-errors").err()).hasLineCount(30);
        assertThat(CommandRun.withInput(list, "solve", "--method", "plain", "--trace", "tree")
                        .err())
                .hasLineCount(21);
        assertThat(CommandRun.withInput(first + "12345\n".repeat(21), "rate").err())
                .endsWith("1 more error is not shown, the first on line 22 of standard input, the last on line 22 of"
                        + " standard input; --all-errors shows it\n");
        assertThat(CommandRun.withInput(first + "12345\n".repeat(20), "dedupe").err())
                .doesNotContain("--all-errors");
        assertThat(CommandRun.withInput(list, "cases", "-").err()).hasLineCount(21);
    }

    @Test
    void aNumberOutOfRangeIsRefused() {
        assertThat(CommandRun.of("solve", "--number", "-1", AI_ESCARGOT).err())
                .isEqualTo("escargot: --number must be at least 0, not -1\n");
        assertThat(CommandRun.withInput("# x\n", "solve", "--number", "3", "-").err())
                .isEqualTo(
                        "escargot: standard input, line 1, column 1: there is no puzzle here; a puzzle has 81 cells, each a"
                                + " digit 1-9 or . or 0\n");
    }

    @Test
    void anEmptyArgumentIsNeitherPuzzleNorFile() {
        assertThat(CommandRun.of("solve", "").err())
                .isEqualTo("escargot: an empty argument is neither a puzzle nor a file\n");
    }

    @Test
    void standardInputIsReadOnce() {
        String sentence = "escargot: standard input can be read only once, so - may stand only once\n";
        assertThat(CommandRun.of("solve", "-", "-").err()).isEqualTo(sentence);
        assertThat(CommandRun.of("verify", "-", "-").err()).isEqualTo(sentence);
    }

    @Test
    void whatStandsBesideAPuzzleDoesNotCommandATerminal(@TempDir Path folder) throws IOException {
        Path file =
                Files.writeString(folder.resolve("list"), AI_ESCARGOT + "\n" + AI_ESCARGOT + "\tx\u001b]0;t\u0007x\n");

        // Written again, a control character would also end a line, or make the output look like no text.
        for (CommandRun run : List.of(
                CommandRun.of("solve", "--count", "--limit", "1", file.toString()),
                CommandRun.atTerminal("solve", "--count", "--limit", "1", file.toString()))) {
            assertThat(run.out()).contains("x ]0;t x").doesNotContain("\u001b");
        }
        assertThat(CommandRun.of("solve", "list\u001b[31m").err())
                .isEqualTo("escargot: there is no file list<U+001B>[31m\n");
    }

    /// More solutions than can be counted, of each kind of puzzle.
    @ParameterizedTest
    @ValueSource(strings = {".Shape~16x16.AntiKnight", ".AntiKnight", EMPTY})
    void aCountThatTakesTooLongIsNoNumber(String puzzle) {
        CommandRun run = CommandRun.of("solve", "--count", "--timeout", "0ms", puzzle);

        assertThat(run.out()).matches("(?s).*\t>=\\d+\n");
        assertThat(run.exitCode()).isEqualTo(ExitCode.GAVE_UP);
    }

    @Test
    void aDeniedSolutionMayTakeTooLongToLookFor(@TempDir Path folder) throws IOException {
        Path puzzles = Files.writeString(folder.resolve("puzzles"), ".AntiKing\n");
        Path denied = Files.writeString(folder.resolve("denied"), "-\n");
        CommandRun run = CommandRun.of("verify", "--timeout", "0ms", puzzles.toString(), denied.toString());

        assertThat(run.out()).isEqualTo("0 correct\n1 not checked: the time was too short\n");
        assertThat(run.exitCode()).isEqualTo(ExitCode.GAVE_UP);
    }
}
