package org.escargot.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.corpus.LibraryCase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HintCommandTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static final String NISHIO =
            ":nishio-forcing-chains:2:.3.+4+8+916.+1..2.+54.9+4.97.+1.....1+396.8+4+3.+4.+5+"
                    + "76+9.+6+9..+24+35..4.+6+1+8+9.39..5+43.+1.8+1+397+2+5+4+6:723 832 783 289:232::";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | en | Look for this technique:",
                "1 | fr | Technique à chercher",
                "1 | el | Αναζητήστε αυτή την τεχνική:"
            })
    void theFirstRungNamesTheTechniqueInTheLanguageAsked(String depth, String language, String beginning) {
        CommandRun run = CommandRun.of("hint", "--depth", depth, "--lang", language, PUZZLE);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith(beginning).hasLineCount(1);
    }

    /// Candidates among which patterns of almost locked sets are.
    private static final String MARKED = """
            1    6  3   5     7   8    29   4   29
            8    7  4   29    26  69   1    3   5
            9    5  2   13    4   13   7    8   6
            3457 8  57  6     9   2    35   1   347
            345  2  157 13478 38  1347 3569 569 3479
            6    14 9   137   5   1347 8    2   347
            247  3  67  24789 1   5    269  69  289
            257  9  8   237   236 367  4    56  1
            245  14 156 2489  268 469  2356 7   2389
            """;

    @Test
    void theLastRungSaysWhatToDoInTheCoordinatesAsked() {
        assertThat(CommandRun.of("hint", PUZZLE).out()).containsPattern("Put \\d in r\\dc\\d\\.");
        assertThat(CommandRun.of("hint", "--coords", "a1", PUZZLE).out()).containsPattern("Put \\d in [A-J]\\d\\.");
        assertThat(CommandRun.of("hint", "--coords", "lc", PUZZLE).out()).containsPattern("Put \\d in L\\dC\\d\\.");
    }

    @Test
    void allStepsAreALineEachWithoutRepetition() {
        CommandRun run = CommandRun.of("hint", "--all", "--timeout", "0s", MARKED);

        assertThat(run.out().lines()).hasSizeGreaterThan(3).doesNotHaveDuplicates();
        assertThat(run.out()).contains("Death Blossom", "Forcing Chain", "Almost Locked Set XY-Wing");
        assertThat(CommandRun.of("hint", "--all", "--timeout", "1ms", ".".repeat(81))
                        .err())
                .contains("not looked for", "--timeout 0s");
    }

    @Test
    void ofAllStepsTheFirstAreToldAndThatThereMayBeMore() {
        CommandRun all = CommandRun.of("hint", "--all", "--timeout", "0s", MARKED);
        CommandRun first = CommandRun.of("hint", "--all", "--timeout", "0s", "--limit", "3", MARKED);

        assertThat(first.out().lines())
                .containsExactlyElementsOf(all.out().lines().limit(3).toList());
        assertThat(first.err()).contains("more steps than these 3");
        assertThat(CommandRun.of("hint", "--all", "--timeout", "0s", "--limit", "1000000", MARKED))
                .isEqualTo(all);
        assertThat(CommandRun.of("hint", "--limit", "3", PUZZLE).err()).contains("--limit", "--all");
        assertThat(CommandRun.of("hint", "--all", "--limit", "0", PUZZLE).err()).contains("--limit", "1");
        assertThat(CommandRun.of("hint", "--all", "--limit", "1", ".Diagonal~1.~R1C1_5~R2C3_4"))
                .satisfies(run -> assertThat(run.out().lines()).hasSizeLessThanOrEqualTo(1));
    }

    @Test
    void goesOnWithChainsWhereExplainDoes() {
        String hard = ".....1..2....2..3...24..5....4.1...5.6....7..8..9...4...5.3...4.9.8..1..7....6...";

        assertThat(CommandRun.of("hint", hard).out()).startsWith("Suppose that r6c3 is 3.");
    }

    @Test
    void deletedCandidatesStayDeleted() {
        String line =
                ":0000:x:+71..+8...4..27..83.+3+85..6+19+7+1.8.+625+7+35+2.13+7.+8..37+85..1..+7.5.836.2+5.6..+7+48+86"
                        + "..7....:214 425 426 175 975::";

        assertThat(CommandRun.of("hint", line).out()).doesNotContain("Remove 4 from r2c5");
        assertThat(CommandRun.of("convert", "--to", "hodoku", line).out()).contains(":175 214 425 426 975:");
    }

    @Test
    void jsonTagsEveryRun() {
        assertThat(CommandRun.of("hint", "--format", "json", PUZZLE).out())
                .startsWith("{\"technique\":\"")
                .contains("\"tag\":\"CELLS\"", "\"placements\":[{\"cell\":\"r")
                .hasLineCount(1);
    }

    @Test
    void aWrongDigitIsToldFirst() {
        CommandRun run = CommandRun.of("hint", PUZZLE.replace("53..7", "53+1.7"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("Something placed is not in the solution: look at r1c3.\n");
    }

    @Test
    void whereThereIsNoStepTheReasonIsSaid() {
        assertThat(CommandRun.of("hint", SOLVED).out()).isEqualTo("The puzzle is solved.\n");
        assertThat(CommandRun.of("hint", "11" + ".".repeat(79)).out())
                .isEqualTo("The digits contradict each other: look at r1c12.\n");
        assertThat(CommandRun.of("hint", ".".repeat(81)).out())
                .isEqualTo("None of the known techniques finds a step here.\n");
    }

    @Test
    void pencilmarksThatLostTheSolutionAreTold() {
        CommandRun run = CommandRun.of("hint", lostInTheFirstCell());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("have lost the solution", "r1c1");
    }

    @Test
    void severalSolutionsAreSaidAndHintsGoOn() {
        CommandRun run = CommandRun.of("hint", "." + SOLVED.substring(1, 9) + ".".repeat(72));

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("several solutions");
        assertThat(run.out()).contains("Put 5 in r1c1.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solved | The puzzle is solved. | La grille est résolue. | Ο γρίφος έχει λυθεί.",
                "full, wrong | The grid is full, but | La grille est pleine, mais | Το πλέγμα είναι γεμάτο, αλλά",
                "clash | contradict each other: look at r1c12. | se contredisent | αντιφάσκουν μεταξύ τους",
                "no solution | The puzzle has no solution. | n’a pas de solution. | Ο γρίφος δεν έχει λύση.",
                "lost | lost the solution: in r1c1 | perdu la solution : en L1C1, | έχασαν τη λύση: στο r1c1",
                "wrong | is not in the solution: look at r1c3. | n’est pas dans la solution | δεν ανήκει στη λύση",
                "two wrong | look at r1c34. | Des chiffres placés ne sont | που τοποθετήθηκαν δεν ανήκουν",
                "several | has several solutions | a plusieurs solutions | έχει περισσότερες από μία λύσεις",
                "no step | None of the known | Aucune des techniques | Καμία από τις γνωστές"
            })
    void everyObstacleIsSaidInEveryLanguage(String position, String english, String french, String greek) {
        String puzzle = obstacle(position);

        assertThat(said("en", puzzle)).contains(english);
        assertThat(said("fr", puzzle)).contains(french);
        assertThat(said("el", puzzle)).contains(greek);
    }

    private static String said(String language, String puzzle) {
        CommandRun run = CommandRun.of("hint", "--lang", language, puzzle);
        return run.out() + run.err();
    }

    private static String obstacle(String position) {
        return switch (position) {
            case "solved" -> SOLVED;
            case "full, wrong" -> PUZZLE.substring(0, 4).replace("..", "+4+8") + fullButFor(4);
            case "clash" -> "11" + ".".repeat(79);
            // Row 1 lacks only 9, which stands in column 9 already.
            case "no solution" -> "12345678." + "........9" + ".".repeat(63);
            case "lost" -> lostInTheFirstCell();
            case "wrong" -> PUZZLE.replace("53..7", "53+1.7");
            case "two wrong" -> PUZZLE.replace("53..7", "53+1+27");
            case "several" -> "." + SOLVED.substring(1, 9) + ".".repeat(72);
            default -> ".".repeat(81);
        };
    }

    /// The solution from the cell `from` on, with a plus sign before what is not given.
    private static String fullButFor(int from) {
        StringBuilder rest = new StringBuilder();
        for (int cell = from; cell < SOLVED.length(); cell++) {
            rest.append(PUZZLE.charAt(cell) == '.' ? "+" : "").append(SOLVED.charAt(cell));
        }
        return rest.toString();
    }

    /// The solution as candidates, where the first cell has all but its digit.
    private static String lostInTheFirstCell() {
        StringBuilder marks = new StringBuilder("1234.6789");
        for (int cell = 1; cell < SOLVED.length(); cell++) {
            marks.append("123456789".replaceAll("[^" + SOLVED.charAt(cell) + "]", "."));
        }
        return marks.toString();
    }

    @Test
    void onTheOtherScaleAChainIsToldLineByLine() {
        CommandRun run = CommandRun.of("hint", "--scale", "explainer", marks(NISHIO));

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Suppose that r3c2 is 2. ").contains("\n   1. Suppose that r3c2 is 2.\n");
        assertThat(CommandRun.of("hint", "--scale", "explainer", "--depth", "1", marks(NISHIO))
                        .out())
                .isEqualTo("Look for this technique: Nishio Forcing Chains.\n");
    }

    @Test
    void theOtherScaleNeedsOneSolutionAndTellsOneStep() {
        assertThat(CommandRun.of("hint", "--scale", "explainer", ".".repeat(81)).exitCode())
                .isEqualTo(ExitCode.FAILED);
        assertThat(CommandRun.of("hint", "--scale", "explainer", "--all", PUZZLE)
                        .exitCode())
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    /// The candidates of the position in a case of the library.
    private static String marks(String line) {
        Pencilmarks marks = LibraryCase.of(line).orElseThrow().facts().marks();
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                text.append(marks.allowed(cell).contains(digit) ? Integer.toString(digit) : ".");
            }
        }
        return text.toString();
    }

    @Test
    void aPersonAtATerminalSeesTheBoard() {
        String hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        String[] call = {"hint", "--coords", "a1", "--color", "never", hard};

        String seen = CommandRun.atTerminal(call).out();
        String words = CommandRun.of(call).out();

        assertThat(seen).startsWith(words.stripTrailing()).endsWith("* shows it, - goes, ! is placed\n");
        assertThat(seen.substring(words.length()).lines().map(line -> line.substring(0, Math.min(1, line.length()))))
                .containsSubsequence("A", "B", "C", "D", "E", "F", "G", "H", "J");
        assertThat(seen.lines()).allMatch(line -> line.length() <= 80 || words.contains(line));
        assertThat(CommandRun.atTerminal("hint", hard).out()).contains("\u001b[");
        assertThat(CommandRun.atTerminal("hint", "--depth", "1", hard).out()).hasLineCount(1);
    }
}
