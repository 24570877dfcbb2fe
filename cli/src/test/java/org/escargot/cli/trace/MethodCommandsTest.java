package org.escargot.cli.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `solve --method`, its traces, and `compare`.
class MethodCommandsTest {
    private static final String AI_ESCARGOT =
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300";
    private static final String SOLUTION =
            "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
    private static final String HUNDRED_SOLUTIONS =
            ".6....4...3..29.787....3......3..9......8...2..87....53.....2..2.1.35.....72.1...";

    @ParameterizedTest
    @ValueSource(strings = {"plain", "trials", "levels", "bands"})
    void aMethodSolvesAsTheSolversDo(String method) {
        CommandRun run = CommandRun.of("solve", "--method", method, AI_ESCARGOT);

        assertThat(run).isEqualTo(new CommandRun(0, SOLUTION + "\n", ""));
    }

    @Test
    void aMethodOfChanceSaysItsSeed() {
        CommandRun run = CommandRun.of("solve", "--method", "random", AI_ESCARGOT);

        assertThat(run.out()).isEqualTo(SOLUTION + "\n");
        assertThat(run.err()).matches("escargot: seed \\d+\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "symbols"})
    void ofSeveralSolutionsTheOneThatTheMethodFoundIsPrinted(String method) {
        List<String> all = CommandRun.of("solve", "--all", HUNDRED_SOLUTIONS)
                .out()
                .lines()
                .map(line -> line.substring(line.indexOf('\t') + 1))
                .toList();
        Set<String> found = new TreeSet<>();
        for (int seed = 1; seed <= 8; seed++) {
            CommandRun run = CommandRun.of("solve", "--method", method, "--seed", "" + seed, HUNDRED_SOLUTIONS);
            assertThat(run)
                    .isEqualTo(CommandRun.of("solve", "--method", method, "--seed", "" + seed, HUNDRED_SOLUTIONS));
            assertThat(all).contains(run.out().strip());
            found.add(run.out());
        }
        assertThat(found).hasSizeGreaterThan(1);
    }

    @Test
    void theSolutionOfAMethodIsTheOneOfItsTrace() {
        for (String method : List.of("trials", "levels", "bands")) {
            String solution = CommandRun.of("solve", "--method", method, HUNDRED_SOLUTIONS)
                    .out();
            if (!method.equals("bands")) {
                assertThat(CommandRun.of("solve", "--method", method, "--trace", "tree", HUNDRED_SOLUTIONS)
                                .out())
                        .contains(solution);
            }
            assertThat(CommandRun.of("solve", "--format", "line", HUNDRED_SOLUTIONS)
                            .out())
                    .isEqualTo(CommandRun.of("solve", "--solver", "simple", HUNDRED_SOLUTIONS)
                            .out());
        }
    }

    @Test
    void theTreeSaysHowManyCombinationsThereAreAndHowManyThePurgeLeaves() {
        CommandRun run = CommandRun.of("solve", "--method", "symbols", "--seed", "1", "--trace", "tree", AI_ESCARGOT);
        List<String> lines = run.out().lines().toList();

        assertThat(lines.subList(0, 9))
                .allMatch(line -> line.matches("[1-9]: \\d of \\d+: \\d+ combinations?, \\d+ left"));
        assertThat(lines.get(9)).matches("\\| layer 1: all \\ds · \\d of \\d+: \\d+ combinations, \\d+ left · .*");
        CommandRun json = CommandRun.of("solve", "--method", "symbols", "--seed", "1", "--trace", "json", AI_ESCARGOT);
        assertThat(json.out())
                .containsPattern(
                        "\"event\":\"guess\",\"digit\":\\d,\"rule\":\"combination\",\"destinations\":\\d+,\"missing\":\\d,\"combinations\":\\d+,\"left\":\\d+}");
    }

    @Test
    void plainNumbersAllSolutions() {
        CommandRun run = CommandRun.of("solve", "--method", "plain", "--all", HUNDRED_SOLUTIONS);

        assertThat(run.out().lines()).hasSize(100);
        assertThat(run.out()).startsWith("1\t").contains("\n100\t");
        assertThat(run.out())
                .isEqualTo(CommandRun.of("solve", "--all", HUNDRED_SOLUTIONS).out());
    }

    @Test
    void trialsDrawsTheTreeOfAiEscargot() {
        CommandRun run = CommandRun.of("solve", "--method", "trials", "--trace", "tree", AI_ESCARGOT);

        assertThat(run.out().lines().toList())
                .startsWith("layer 0: 3 rounds · 1 placed", "| layer 1: r2c3=4 · 2 rounds · 1 placed")
                .endsWith(SOLUTION, "trials: solutions 1, calls 20, guesses 19, depth 8")
                .anyMatch(line -> line.endsWith("solution 1"))
                .anyMatch(line -> line.startsWith("| | | | | layer 5: ") && line.contains("dead end in r8c5"));
    }

    @Test
    void theTreeSpeaksFrench() {
        CommandRun run = CommandRun.of(
                "solve", "--method", "symbols", "--seed", "1", "--trace", "tree", "--lang", "fr", AI_ESCARGOT);

        assertThat(run.out()).contains("| couche 1: tous les ", "combinaisons", "impasse");
    }

    @Test
    void aTraceGoesOnAfterAPuzzleThatCannotBeRead() {
        CommandRun run = CommandRun.withInput(
                "12\n" + AI_ESCARGOT + "\n", "solve", "--method", "levels", "--trace", "tree", "-");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("line 1").hasLineCount(1);
        assertThat(run.out()).contains(SOLUTION);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--trace tree                        | --trace goes with --method",
                "--method plain --trace tree --count | --trace goes without",
                "--method plain --solver band        | cannot be combined",
                "--method guess                      | --method must be one of plain, random,",
                "--method plain --seed 1             | --seed goes with",
                "--method plain --timeout soon       | --timeout must be a time such as"
            })
    void whatDoesNotGoTogetherIsSaidInOneSentence(String options, String sentence) {
        CommandRun run = CommandRun.of(("solve " + options + " " + AI_ESCARGOT).split(" "));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains(sentence).hasLineCount(1);
    }

    /// Its solutions are some 10^21, so that no time is enough; for two of them a millisecond may be too short.
    private static final String EMPTY = ".".repeat(81);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1ms   | --limit 1000000000              | \\?",
                "1ms   | --count                         | \\.{81}\\t>=\\d+",
                "100ms | --all                           | (?s)(1\\t\\d{81}\\n(.*\\n)?)?\\?",
                "1ms   | --count --format json           | .*\"solutions\":\\d+,\"givenUp\":true\\}",
                "1ms   | --trace tree --limit 1000000000 | (?s).*\\nplain: solutions \\d+, calls .*"
            })
    void aMethodGivesUpInTimeAndSaysSo(String time, String options, String printed) {
        String line = "solve --method plain --timeout " + time + " " + options + " " + EMPTY;
        CommandRun run = CommandRun.of(line.split(" +"));

        assertThat(run.exitCode()).isEqualTo(ExitCode.GAVE_UP);
        assertThat(run.err()).contains("1 puzzle was given up after --timeout").hasLineCount(1);
        assertThat(run.out().strip()).matches(printed);
    }

    @Test
    void aPuzzleThatIsGivenUpHoldsUpNoOther() {
        CommandRun run = CommandRun.withInput(
                EMPTY + "\n..." + SOLUTION.substring(3) + "\n",
                "solve",
                "--method",
                "plain",
                "--limit",
                "1000000000",
                "--timeout",
                "2s",
                "-");

        assertThat(run.exitCode()).isEqualTo(ExitCode.GAVE_UP);
        assertThat(run.out().lines()).containsExactly("?", SOLUTION);
    }

    @Test
    void compareHasALineForEachMethod() {
        CommandRun run = CommandRun.of("compare", AI_ESCARGOT);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines()).hasSize(7);
        assertThat(run.out().lines().skip(1)).allMatch(line -> line.matches("[a-z]+ +1 .*"));
        assertThat(run.out()).containsPattern("plain +1 +18885 +18884 +58 .*r1c2=5 is wrong: 4905 calls");
    }

    @Test
    void compareSpeaksTheLanguage() {
        CommandRun run = CommandRun.of(
                "compare", "--lang", "fr", "--coords", "lc", "--method", "plain,random", "--seeds", "3", AI_ESCARGOT);

        assertThat(run.out())
                .startsWith("méthode ")
                .containsPattern("  [\\d\u202f]+,\\d  L1C2=5 est faux\u00a0: 4905 appels")
                .containsPattern("random, 3 graines\u00a0: de \\d+ à \\d+ appels, médiane \\d+");
    }

    @Test
    void compareCountsCallsOverManySeeds() {
        CommandRun run = CommandRun.of("compare", "--method", "random,symbols", "--seeds", "5", AI_ESCARGOT);

        assertThat(run.out().lines()).hasSize(5);
        assertThat(run.out()).containsPattern("random, 5 seeds: \\d+ to \\d+ calls, median \\d+");
    }

    @Test
    void compareGivesUpInTime() {
        CommandRun run = CommandRun.of(
                "compare", "--method", "plain", "--timeout", "1ms", "--limit", "1000000000", ".".repeat(81));

        assertThat(run.out()).containsPattern("plain +>\\d+ .*given up");
    }

    @Test
    void compareRefusesWhatMakesNoSense() {
        assertThat(CommandRun.of("compare", "--limit", "0", AI_ESCARGOT).err()).contains("--limit must be at least 1");
        assertThat(CommandRun.of("compare", "--seeds", "0", AI_ESCARGOT).err())
                .contains("--seeds must be 1 to 1000000, not 0");
    }
}
