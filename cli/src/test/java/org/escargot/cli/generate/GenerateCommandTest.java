package org.escargot.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.course.Lesson;
import org.escargot.course.LessonPosition;
import org.escargot.generator.daily.DailyPuzzle;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateCommandTest {
    @Test
    void aLineHoldsThePuzzleAndWhatMakesItAgain() {
        CommandRun run = CommandRun.of("generate", "--seed", "7", "--count", "3");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines()).hasSize(3).allMatch(line -> line.matches("[1-9.]{81}\tseed=7:[0-2]"));
        assertThat(CommandRun.of("generate", "--seed", "7:2").out())
                .isEqualTo(run.out().lines().toList().get(2) + "\n");
    }

    @Test
    void theOutputIsTheSameForAnyNumberOfThreads() {
        List<String> arguments = List.of("generate", "--seed", "1", "--count", "200", "--minimal", "--threads");

        assertThat(with(arguments, "2").out())
                .isEqualTo(with(arguments, "1").out())
                .hasLineCount(200);
    }

    private static CommandRun with(List<String> arguments, String... more) {
        return CommandRun.of(Stream.concat(arguments.stream(), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void aPuzzleOfALessonNeedsWhatItTeaches() {
        CommandRun run = CommandRun.of("generate", "--lesson", "hidden-pair", "--seed", "23");

        assertThat(run.out()).matches("[1-9.]{81}\tseed=23:0 lesson=hidden-pair\n");
        Givens puzzle = Givens.of(run.out().substring(0, 81));
        assertThat(LessonPosition.of(Lesson.HIDDEN_PAIR, puzzle)).isPresent();
    }

    @Test
    void anUnknownLessonIsAnsweredWithTheNearest() {
        CommandRun run = CommandRun.of("generate", "--lesson", "hidden-pears");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("there is no lesson hidden-pears; did you mean hidden-pair?");
    }

    @Test
    void aPuzzleCanBeAskedForByItsMinutes() {
        CommandRun run = CommandRun.of("generate", "--minutes", "3.0..3.5", "--seed", "1");

        assertThat(run.out()).matches("[1-9.]{81}\tseed=1:0 minutes=3\\.[0-5]\n");
    }

    @Test
    void thePuzzleOfADayIsTheSameForEverybody() {
        CommandRun run = CommandRun.of("generate", "--daily", "2026-12-31", "--level", "2", "--count", "2");

        assertThat(run.out().lines().map(line -> line.split("\t", -1)[1]))
                .containsExactly("daily=2026-12-31 level=2", "daily=2027-01-01 level=2");
        assertThat(run.out()).startsWith(DailyPuzzle.of(20261231, 2).toString());
        assertThat(CommandRun.of("generate", "--daily", "2026-12-31", "--format", "json")
                        .out())
                .matches("\\{\"puzzle\":\"[1-9.]{81}\",\"clues\":\\d+,\"daily\":\"2026-12-31\",\"level\":7}\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--daily 2026-02-30 | a date such as 2026-11-22, of the years 1000 to 9999, not 2026-02-30",
                "--daily 0001-01-01 | of the years 1000 to 9999, not 0001-01-01",
                "--daily +10000-01-01 | of the years 1000 to 9999, not +10000-01-01",
                "--daily yesterday  | not yesterday",
                "--daily today --seed 1 | --daily goes with --level 0..20, --count and --format alone",
                "--daily today --level hard | --daily goes with --level 0..20, --count and --format alone"
            })
    void aDayThatIsNoneOrAWishBesideItIsRefused(String arguments, String sentence) {
        CommandRun run = with(List.of("generate"), arguments.split(" "));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "grid"})
    void whatIsPrintedCanBeSolved(String format) {
        CommandRun made = CommandRun.of("generate", "--seed", "3", "--count", "4", "--format", format);
        CommandRun solved = CommandRun.withInput(made.out(), "solve", "--count", "-");

        assertThat(solved.out().lines()).hasSize(4).allMatch(line -> line.endsWith("\t1"));
    }

    @Test
    void jsonHasTheFieldsByName() {
        assertThat(CommandRun.of("generate", "--seed", "3", "--minimal", "--format", "json")
                        .out())
                .matches("\\{\"puzzle\":\"[1-9.]{81}\",\"clues\":\\d+,\"seed\":\"3:0\",\"minimal\":\"clues\"}\n");
    }

    @Test
    void aPersonSeesAGrid() {
        assertThat(CommandRun.atTerminal("generate", "--seed", "3").out())
                .startsWith("# seed=3:0\n")
                .contains("│ \u001b[1m")
                .hasLineCount(14);
    }

    @Test
    void minimalityUnderSymmetrySaysWhichItIs() {
        CommandRun run = CommandRun.of("generate", "--seed", "2", "--symmetry", "full", "--minimal", "--count", "5");

        assertThat(run.out().lines()).allMatch(line -> line.contains(" minimal="));
    }

    @ParameterizedTest
    @CsvSource({
        "--clues, 16, 'a puzzle with fewer than 17 clues has several solutions'",
        "--clues, 30..20, '--clues must be a number or A..B within 0..81, not 30..20'",
        "--symmetry, spiral, '--symmetry must be one of none, rotational-180, rotational-90, horizontal, vertical, "
                + "diagonal, antidiagonal, full, not spiral'",
        "--seed, x, '--seed must be a number of up to 18 digits, or S:N, not x'",
        "--timeout, soon, '--timeout must be a time such as 500ms, 10s or 2m, not soon'",
        "--count, 0, '--count must be at least 1, not 0'"
    })
    void whatCannotBeIsRefusedAtOnce(String option, String value, String sentence) {
        CommandRun run = CommandRun.of("generate", option, value);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("escargot: " + sentence + "\n");
    }

    @Test
    void aLevelIsWhatWasAskedFor() {
        assertThat(CommandRun.of("generate", "--seed", "1", "--level", "hard").out())
                .matches("[1-9.]{81}\tseed=1:0 level=Hard score=\\d+\n");
        assertThat(CommandRun.of("generate", "--seed", "1", "--level", "0", "--clues", "50")
                        .out())
                .matches("[1-9.]{81}\tseed=1:0 singles=naked\n");
    }

    @Test
    void aRatingIsWhatWasAskedFor() {
        String line =
                CommandRun.of("generate", "--seed", "1", "--rating", "7.1..7.4").out();
        assertThat(line).matches("[1-9.]{81}\tseed=1:0 er=7[.][1-4] ep=\\d[.]\\d ed=\\d[.]\\d\n");
        assertThat(CommandRun.withInput(line, "rate", "--scale", "explainer", "--format", "er=%r ep=%p ed=%d")
                        .out())
                .isEqualTo(line.substring(line.indexOf("er=")));
        assertThat(CommandRun.of("generate", "--seed", "1", "--rating", "2.0", "--diamonds")
                        .out())
                .endsWith("er=2.0 ep=2.0 ed=2.0\n");
        assertThat(CommandRun.of("generate", "--seed", "1", "--pearls", "--level", "easy")
                        .out())
                .matches("[1-9.]{81}\tseed=1:0 level=Easy score=\\d+ er=(.*) ep=\\1 ed=.*\n");
    }

    @ParameterizedTest
    @CsvSource({
        "--rating=hard, '--rating must be a rating such as 7.2, or a range such as 7.1..7.4, not hard'",
        "--rating=7.4..7.1, '--rating must be a rating such as 7.2, or a range such as 7.1..7.4, not 7.4..7.1'",
        "--rating=6.3..6.4, 'no step has a rating within 6.3..6.4 on Sudoku Explainer''s scale'"
    })
    void aRatingThatCannotBeIsRefusedAtOnce(String option, String sentence) {
        CommandRun run = CommandRun.of("generate", option);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("escargot: " + sentence + "\n");
        assertThat(CommandRun.of("generate", "--level", "3", option).exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("generate", "--diamonds", "--pearls").exitCode())
                .isEqualTo(2);
    }

    @Test
    void theReportsWaySaysHowManySolutionsThereAre() {
        CommandRun run = CommandRun.of("generate", "--seed", "1", "--recipe", "report", "--level", "3");

        assertThat(run.out()).matches("[1-9.]{81}\tseed=1:0 recipe=report solutions=(1|several)\n");
        assertThat(CommandRun.of("generate", "--recipe", "report").exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("generate", "--recipe", "report", "--level", "3", "--minimal")
                        .exitCode())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "--daily 2026-11-22, '--symmetry full,--seed 1,--timeout 1s,--minimal,--lesson x-wing,--level easy,--fill-pool'",
        "--fill-pool, '--seed 1,--format json,--mask x,--uniform,--level easy,--minutes 5,--slice 1/2'",
        "--recipe report --level 3, '--clues 30,--grid x,--technique x-wing,--minutes 5,--unbiased'"
    })
    void anOptionThatHasNoEffectIsRefused(String order, String options) {
        for (String option : options.split(",", -1)) {
            CommandRun run = CommandRun.of(("generate " + order + " " + option).split(" "));

            assertThat(run.exitCode()).as(option).isEqualTo(2);
            assertThat(run.err()).as(option).containsAnyOf("--daily goes", "--fill-pool goes", "--recipe report takes");
        }
    }

    @Test
    void aTechniqueComesInItsContext() {
        assertThat(CommandRun.of("generate", "--seed", "1", "--technique", "x-wing", "--context", "ssts-x-singles")
                        .out())
                .matches("[1-9.]{81}\tseed=1:0 level=Hard score=\\d+\n");
        assertThat(CommandRun.of("generate", "--seed", "1", "--technique", "wxyz-wing", "--level", "hard")
                        .exitCode())
                .isZero();
        assertThat(CommandRun.of("generate", "--technique", "x-wing", "--context", "x")
                        .err())
                .startsWith("escargot: --context must be such as ssts-x-singles");
        assertThat(CommandRun.of("generate", "--context", "any-x-any").exitCode())
                .isEqualTo(2);
    }

    @Test
    void whatNeverIsTheEasiestStepIsRefusedWithTheReason() {
        CommandRun run = CommandRun.of("generate", "--technique", "squirmbag");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("squirmbag never is the easiest next step", "smaller fish");
    }

    @Test
    void whatOnlySudokuExplainersScaleLooksForIsMadeTooButInNoContext() {
        assertThat(CommandRun.of("generate", "--seed", "1", "--technique", "direct-pointing")
                        .out())
                .matches("[1-9.]{81}\tseed=1:0 level=\\w+ score=\\d+\n");
        assertThat(CommandRun.of("generate", "--technique", "forcing-chain", "--context", "ssts-x-singles")
                        .err())
                .isEqualTo("escargot: --context does not go with forcing-chain, which only Sudoku Explainer's scale"
                        + " looks for\n");
        assertThat(CommandRun.of("generate", "--technique", "x-wing", "--without", "forcing-chain")
                        .exitCode())
                .isEqualTo(2);
    }

    @Test
    void wishesThatExcludeEachOtherAreRefused() {
        assertThat(CommandRun.of("generate", "--level", "easy", "--technique", "jellyfish")
                        .err())
                .isEqualTo("escargot: a puzzle with jellyfish is Hard at least, not Easy\n");
        assertThat(CommandRun.of("generate", "--level", "0", "--clues", "20").err())
                .isEqualTo("escargot: puzzles of level 0 have 49..51 clues, which the range of --clues leaves out\n");
        assertThat(CommandRun.of("generate", "--level", "21").exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("generate", "--mask", "1".repeat(12) + ".".repeat(69))
                        .err())
                .contains("the mask has 12 cells");
        assertThat(CommandRun.of("generate", "--grid", "1" + ".".repeat(80)).exitCode())
                .isEqualTo(2);
    }

    @Test
    void whatCannotBeMadeInTimeIsGivenUp() {
        CommandRun run = CommandRun.of("generate", "--seed", "1", "--clues", "18", "--minimal", "--timeout", "20ms");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("escargot: gave up puzzle 1:0 after ");
    }

    @Test
    void aWatchdogMayDrawTheSolutions() {
        CommandRun run = CommandRun.of("generate", "--watchdog", "--count", "3", "--seed", "4");

        assertThat(run.exitCode()).isZero();
        assertThat(CommandRun.withInput(run.out(), "solve", "--count").out().lines())
                .hasSize(3)
                .allMatch(line -> line.endsWith("\t1"));
        assertThat(CommandRun.of("generate", "--watchdog", "--uniform").err()).contains("cannot be combined");
    }

    @Test
    void whatCannotBeMadeIsNotTried() {
        for (String wish :
                new String[] {"--clues 81 --minimal", "--rating 12.0", "--score 99999", "--fill-pool --rating 12.0"}) {
            CommandRun run = CommandRun.of(("generate " + wish).split(" "));
            assertThat(run.exitCode()).as(wish).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).as(wish).hasLineCount(1).contains("known");
        }
    }
}
