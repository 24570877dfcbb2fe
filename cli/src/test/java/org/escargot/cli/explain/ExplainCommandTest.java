package org.escargot.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.escargot.canonical.Morph;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.grid.Givens;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String CHAINS =
            ".6.8.47.........9.4.7.....1.4.5...6........82....374..57.3........1....8...725...";

    private static final List<String> PUZZLES = List.of(
            PUZZLE,
            "7.93...1...8..2....5.....8.3.......6....3...9.61....2....5.....12..4.7.....2.7.93",
            ".6..872........9....8.5...4.......215..61...7......53.79..38...41...6...6..9.....",
            ".2..8....8......1..76.2.8.4.6...3125....5..76...2..4.3...796.3.7.3.....1.5.......",
            ".....1.3...4.........287.6...5.......8.......17.562..3...3....72....8...318.4...5",
            ".6.......391..7.5....1..2.4........8.8...6..7.....53..4.92..7......7..32.7...4...",
            "....31.47..5...8.6...9......963.......1.48..348.....1..7....26..6..........72...9");

    @Test
    void theWholePathEndsWithLevelAndScore() {
        CommandRun run = CommandRun.of("explain", PUZZLE);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("1. ").contains("51. ").endsWith(" (HoDoKu's scale)\n");
        assertThat(run.out()).hasLineCount(2 * 51 + 1);
    }

    @Test
    void theEasiestPathFollowsHintsAndTheShortestHasNoMoreSteps() {
        String hard = PUZZLES.get(2);
        int easiest = steps(CommandRun.of("explain", "--style", "easiest", hard).out());
        int shortest =
                steps(CommandRun.of("explain", "--style", "shortest", hard).out());

        assertThat(shortest).isBetween(1, easiest);
        assertThat(CommandRun.of("explain", "--style", "hodoku", hard).out())
                .isEqualTo(CommandRun.of("explain", hard).out());
        assertThat(CommandRun.of("explain", "--style", "easiest", hard).out())
                .contains(CommandRun.of("hint", hard).out().strip());
    }

    /// The number in the last line, such as `12 steps besides singles, …`.
    private static int steps(String path) {
        String last = path.strip().lines().reduce((_, line) -> line).orElseThrow();
        return Integer.parseInt(last.substring(0, last.indexOf(' ')));
    }

    @Test
    void aStyleHasItsOwnScale() {
        assertThat(CommandRun.of("explain", "--style", "easiest", "--scale", "hodoku", PUZZLE)
                        .exitCode())
                .isEqualTo(2);
    }

    @Test
    void jsonHoldsEveryStep() {
        assertThat(CommandRun.of("explain", "--format", "json", "--lang", "fr", PUZZLE)
                        .out())
                .startsWith("{\"start\":\"" + PUZZLE + "\",\"outcome\":\"SOLVED\",\"level\":\"Easy\"")
                .hasLineCount(1);
    }

    @Test
    void libraryLinesAreCasesThatCanBeRun() {
        String library = CommandRun.of("explain", "--library", PUZZLE).out();

        assertThat(library.lines()).hasSize(51).allMatch(line -> line.startsWith(":0") || line.startsWith("# "));
        assertThat(library).startsWith(":0003:5:").contains("\n# not the only such step: :0003:3:");
        assertThat(CommandRun.withInput(library, "cases", "--format", "json", "-")
                        .out())
                .contains("\"notImplemented\":0");
    }

    @Test
    void proofsBetweenLibraryLinesAreComments() {
        String library =
                CommandRun.of("explain", "--library", "--prove", PUZZLE).out();

        assertThat(library.lines())
                .hasSizeGreaterThan(51)
                .allMatch(line -> line.startsWith(":0") || line.startsWith("#"));
        assertThat(CommandRun.withInput(library, "cases", "-").exitCode()).isEqualTo(ExitCode.OK);
    }

    @Test
    void libraryLinesPassAsCases() {
        RandomSource random = RandomSource.of(3);
        for (String puzzle : PUZZLES) {
            String moved = Morph.random(random).apply(Givens.of(puzzle)).toString();
            CommandRun cases = CommandRun.withInput(
                    CommandRun.of("explain", "--library", moved).out(), "cases", "--format", "json", "-");

            assertThat(cases.exitCode()).as(moved).isZero();
            assertThat(cases.out()).contains("\"failed\":0,");
        }
    }

    @Test
    void everyStepIsProved() {
        assertThat(CommandRun.of("explain", "--prove", PUZZLE).out())
                .contains("   -")
                .doesNotContain(": ?");
    }

    @Test
    void truthsAndLinksAreCountedUnderEachStepOrSaidNotToShowIt() {
        String path = CommandRun.of("explain", "--truths", PUZZLES.get(2)).out();
        String json = CommandRun.of("explain", "--truths", "--format", "json", PUZZLES.get(2))
                .out();

        assertThat(path).contains("\n   truths: ", "; links: ", ", with one candidate left\n");
        assertThat(path.lines().filter(line -> line.startsWith("   truth")).count())
                .isGreaterThanOrEqualTo(
                        path.lines().filter(line -> line.matches("\\d+\\. .*")).count());
        assertThat(json).contains("\"counts\":[{\"truths\":[");
        assertThat(CommandRun.of("explain", "--truths", "--library", PUZZLE).exitCode())
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aContradictionHasNoPath() {
        CommandRun run = CommandRun.of("explain", "11" + ".".repeat(79));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("The digits contradict each other: look at r1c12.\n");
    }

    @Test
    void onTheOtherScaleEveryStepHasItsDifficultyAndChainsAreToldLineByLine() {
        CommandRun run = CommandRun.of("explain", "--scale", "explainer", "--prove", CHAINS);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("\n18. 7.7 Nishio Forcing Chains: r4c3=1 contradicts itself in r7c8 => r4c3<>1\n")
                .contains("\n      3. r7c8 is not 1: it stands elsewhere in column 8 (2).\n")
                .endsWith("\nER 9.0, EP 1.2, ED 1.2 (Sudoku Explainer 1.2.1)\n")
                .doesNotContain(": ?");
    }

    @Test
    void jsonOnTheOtherScaleHasRatingsAndProofs() {
        assertThat(CommandRun.of("explain", "--scale", "explainer", "--format", "json", "--lang", "fr", CHAINS)
                        .out())
                .startsWith("{\"start\":\"" + CHAINS
                        + "\",\"outcome\":\"SOLVED\",\"scale\":\"Sudoku Explainer 1.2.1\",\"er\":9.0,\"ep\":1.2,\"ed\":1.2,"
                        + "\"steps\":[{\"rating\":1.2,")
                .contains(
                        "\"proof\":[{\"level\":0,\"number\":1,\"because\":[],\"text\":\"1. Supposons que r4c3 contienne un 1.\"")
                .hasLineCount(1);
    }

    @Test
    void theOtherScaleNeedsOneSolutionAndHasNoLibraryCases() {
        CommandRun several = CommandRun.of("explain", "--scale", "explainer", ".".repeat(81));

        assertThat(several.exitCode()).isEqualTo(ExitCode.FAILED);
        assertThat(several.err()).contains("needs a puzzle with one solution");
        assertThat(CommandRun.of("explain", "--scale", "explainer", "--library", PUZZLE)
                        .exitCode())
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void noDigitOfAGridOfCandidatesCountsAsPlacedByThePlayer(@TempDir Path folder) throws IOException {
        Path grid = Files.writeString(folder.resolve("grid.txt"), """
                | 2    13     5  139  139   6   7   4   8 |
                | 8    4      17 135  1257  357 23  6   9 |
                | 6    39     79 8    27    4   23  1   5 |
                | 45   59     6  7    8     2   49  3   1 |
                | 1    2      3  45   6     9   48  58  7 |
                | 49   7      8  345  35    1   6   59  2 |
                | 7    6      2  139  139   38  5   89  4 |
                | 59   8      4  6    579   57  1   2   3 |
                | 3    159    19 2    4     58  89  7   6 |
                """);

        assertThat(CommandRun.of("explain", grid.toString()).out()).doesNotContain("Avoidable");
        assertThat(CommandRun.of("explain", "--scale", "explainer", grid.toString())
                        .exitCode())
                .isZero();
        assertThat(CommandRun.of("hint", "--all", grid.toString()).out()).doesNotContain("Avoidable");
    }

    @Test
    void theLibraryHasNoJson() {
        assertThat(CommandRun.of("explain", "--library", "--format", "json", PUZZLE)
                        .err())
                .isEqualTo("escargot: --library does not go with --format json\n");
    }

    /// The digits before the first step are framed, and steps that are no singles have their board with candidates.
    @Test
    void aPersonAtATerminalSeesTheBoards() {
        String fish = ".6...5...2........7...3..81.3....6.25.26....9.......3...4......89....41....81..76";
        String[] call = {"explain", "--color", "never", fish};

        String seen = CommandRun.atTerminal(call).out();
        String words = CommandRun.of(call).out();

        assertThat(seen)
                .startsWith("┌───────┬")
                .contains("1 14   6    138* │ 1247")
                .contains("\n* shows it, - goes");
        assertThat(seen.lines().toList()).containsSubsequence(words.lines().toList());
        assertThat(words).doesNotContain("┌", "│", "* shows it");
        assertThat(CommandRun.atTerminal("explain", fish).out()).contains("\u001b[1;32m8*");
        assertThat(CommandRun.atTerminal("explain", "--library", fish).out()).doesNotContain("│");
    }

    @Test
    void aSmallBoardIsDrawnInItsSize() {
        String seen = CommandRun.atTerminal(
                        "hint",
                        "--color",
                        "never",
                        ".Shape~6x6.NoBoxes.Jigsaw~111122113222433325443355444655666665.~R1C2_5.~R1C4_2")
                .out();

        assertThat(seen).contains("\n6 12*3456").doesNotContain("\n7");
    }
}
