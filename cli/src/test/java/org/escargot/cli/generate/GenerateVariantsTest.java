package org.escargot.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.generator.variant.VariantKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `generate` with rules of its own.
class GenerateVariantsTest {
    @TempDir
    private Path folder;

    private static CommandRun run(String arguments) {
        return CommandRun.of(Stream.concat(Stream.of("generate"), Stream.of(arguments.split(" ")))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @EnumSource(VariantKind.class)
    void everyKindIsMadeAndSolved(VariantKind kind) {
        CommandRun made = run("--seed 3 --count 2 --rules " + kind.id());

        assertThat(made.exitCode()).isZero();
        assertThat(made.out().lines()).hasSize(2).allMatch(line -> line.matches("\\..*\tseed=3:[01]"));
        assertThat(CommandRun.withInput(made.out(), "solve", "--count", "-")
                        .out()
                        .lines())
                .hasSize(2)
                .allMatch(line -> line.endsWith("\t1"));
    }

    @Test
    void theOutputIsTheSameForAnyNumberOfThreads() {
        String asked = "--rules jigsaw,diagonal --symmetry rotational-180 --seed 1 --count 12 --threads ";

        assertThat(run(asked + "2").out()).isEqualTo(run(asked + "1").out()).hasLineCount(12);
    }

    @Test
    void theSeedOfALineMakesItAgain() {
        String third =
                run("--rules jigsaw --seed 7 --count 3").out().lines().toList().get(2);

        assertThat(run("--rules jigsaw --seed 7:2").out()).isEqualTo(third + "\n");
    }

    @Test
    void aSizeNeedsNoRules() {
        assertThat(run("--size 6 --seed 1").out()).startsWith(".Shape~6x6").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"f-puzzles", "sudokupad", "scl", "tatham"})
    void otherFormatsAreThoseOfConvert(String format) {
        String strings = run("--rules jigsaw --seed 5 --count 2").out();
        String others = run("--rules jigsaw --seed 5 --count 2 --to " + format).out();

        assertThat(others.lines()).hasSize(2);
        assertThat(solutions(others)).isEqualTo(solutions(strings));
    }

    private static List<String> solutions(String puzzles) {
        return CommandRun.withInput(puzzles, "solve", "-")
                .out()
                .lines()
                .map(line -> line.split("\t", -1)[0])
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--rules jigsaw --level hard", "--rules killer --size 6 --level easy"})
    void theLevelIsThatOfRate(String arguments) {
        String level = arguments.endsWith("hard") ? "Hard" : "Easy";
        CommandRun made = run(arguments + " --seed 4");

        assertThat(made.out()).endsWith("\tseed=4:0 level=" + level + " ladder=2 calibrated=false\n");
        assertThat(CommandRun.withInput(made.out(), "rate", "--scale", "human", "-")
                        .out())
                .contains(level + " on variant ladder 2");
    }

    @Test
    void aTechniqueIsOneOfThePath() {
        CommandRun made = run("--rules windoku --technique naked-pair --minutes 1..60 --seed 2");

        assertThat(made.out()).containsPattern("minutes=[1-9]\\d?\\.\\d calibrated=false");
        assertThat(CommandRun.withInput(made.out(), "explain", "-").out()).contains("Naked Pair");
    }

    @Test
    void jsonHasTheLevelAsMembers() {
        assertThat(run("--rules diagonal --level easy --seed 1 --format json").out())
                .contains("\"level\":\"Easy\",\"ladder\":2,\"calibrated\":false");
    }

    @Test
    void whatIsGivenUpHasTheNearest() {
        CommandRun made = run("--size 6 --level easy --technique jellyfish --timeout 100ms --seed 1");

        assertThat(made.err()).contains("gave up puzzle 1:0").contains("level=Easy");
        assertThat(made.exitCode()).isEqualTo(ExitCode.GAVE_UP);
    }

    @Test
    void aDayOfTheWeekHasItsRules() {
        CommandRun days = run("--daily 2026-11-23 --rules daily --level easy --count 3");

        assertThat(days.out().lines().map(line -> line.split("\t", -1)[1]))
                .containsExactly(
                        "daily=2026-11-23 level=Easy ladder=2 calibrated=false",
                        "daily=2026-11-24 level=Easy ladder=2 calibrated=false",
                        "daily=2026-11-25 level=Easy ladder=2 calibrated=false");
        List<String> lines = days.out().lines().toList();
        assertThat(lines.get(0)).startsWith(".Diagonal");
        assertThat(lines.get(1)).contains(".Jigsaw~");
        assertThat(lines.get(2))
                .contains(".Cage~")
                .isEqualTo(killerOf("2026-11-25").strip());
    }

    @Test
    void everyDayHasAKiller() {
        String killer = killerOf("2026-11-26");

        assertThat(killer).contains(".Cage~").isNotEqualTo(killerOf("2026-11-25"));
        assertThat(CommandRun.withInput(killer, "solve", "--count", "-").out()).endsWith("\t1\n");
        CommandRun print = CommandRun.withInput(
                killer, "print", "--out", folder.resolve("killer.pdf").toString(), "-");
        assertThat(print.exitCode()).isZero();
        assertThat(folder.resolve("killer.pdf")).isNotEmptyFile();
    }

    private static String killerOf(String day) {
        return run("--daily " + day + " --rules killer --level easy").out();
    }

    @Test
    void aDayIsWrittenInOtherFormsToo() {
        assertThat(run("--daily 9999-12-30 --size 6 --level easy --count 9 --format json")
                        .out())
                .contains("\"daily\":\"9999-12-31\",\"level\":\"Easy\"")
                .hasLineCount(2);
        assertThat(run("--daily 2026-11-23 --rules daily --level easy --to sudokupad")
                        .out())
                .hasLineCount(1);
    }

    @Test
    void aPersonSeesTheStringAndTheGivens() {
        assertThat(CommandRun.atTerminal("generate", "--rules", "diagonal", "--seed", "3")
                        .out())
                .matches("(?s)# seed=3:0\n\\..*Diagonal.*\n(([1-9.] [1-9.] [1-9.][ |]*){3}\n){9}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rules daily | --rules daily goes with --daily",
                "--daily today --rules daily,killer | --rules daily does not go with --rules",
                "--daily today --rules daily --size 6 | --rules daily does not go with --size",
                "--daily today --rules killer --seed 1 | with --rules or --size, --daily goes with --level",
                "--daily today --rules killer --level 7 | --level must be easy, medium, hard or extreme, not 7",
                "--daily today --rules daily --to killer | killer cannot say these rules; iss can",
                "--daily yesterday --rules daily | not yesterday",
                "--rules jigsow | --rules must be one of jigsaw",
                "--rules jigsaw --size 10 | --size must be one of 4, 5, 6, 7, 8, 9, 12, 16, not 10",
                "--rules diagonal --size 7 | a board of 7 rows has no boxes, so it goes with jigsaw",
                "--rules jigsaw --score 300..400 | --rules and --size go with --symmetry",
                "--rules jigsaw --level unfair | --level must be easy, medium, hard or extreme, not unfair",
                "--size 16 --level easy | levels and techniques are known up to 9 rows and columns, not for 16",
                "--rules killer --technique bug-plus-one | no puzzle with rules of its own is explained by bug-plus-one",
                "--rules diagonal --technique innie | innie speaks of cages, which a killer alone has",
                "--rules diagonal --shape-symmetry full | --shape-symmetry goes with --rules jigsaw",
                "--rules diagonal --largest-cage 3 | --largest-cage goes with --rules killer",
                "--rules killer --largest-cage 1 | --largest-cage",
                "--givens | --givens goes with --rules",
                "--rules jigsaw,windoku | windoku speaks of boxes, and a jigsaw has none",
                "--rules killer,even-odd | has no use for the marks of even-odd",
                "--rules non-consecutive --size 4 | no full board of 4 rows and columns obeys non-consecutive",
                "--shape-symmetry full | --shape-symmetry goes with --rules",
                "--to sudokupad | --to goes with --rules",
                "--rules jigsaw --to sdk | --to must be one of",
                "--rules jigsaw --to tatham --format json | --to does not go with --format",
                "--rules diagonal --to killer | killer cannot say these rules; iss can",
                "--rules jigsaw --size 6 --shape-symmetry full | can have the symmetries none, rotational-180"
            })
    void whatDoesNotGoTogetherIsRefused(String arguments, String sentence) {
        CommandRun run = run(arguments);

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains(sentence).hasLineCount(1);
    }
}
