package org.escargot.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.famous.FamousPuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `famous`, and `--famous`.
class FamousCommandTest {
    private static final String AI_ESCARGOT =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    @Test
    void aFamousPuzzleIsSolvedByItsName() {
        for (String name : new String[] {"ai-escargot", "AI Escargot"}) {
            assertThat(CommandRun.of("solve", "--famous", name)).isEqualTo(CommandRun.of("solve", AI_ESCARGOT));
        }
    }

    /// Wherever a puzzle goes, a name goes.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "analyze",
                "canonical",
                "compare",
                "convert --to sdk",
                "explain",
                "hint",
                "print --out -",
                "rate",
                "solve"
            })
    void everyCommandThatTakesAPuzzleTakesAName(String command) {
        List<String> words = List.of(command.split(" "));

        CommandRun named = CommandRun.of(with(words, "--famous", "harder"));

        assertThat(named.exitCode()).isEqualTo(ExitCode.OK);
        if (!command.equals("compare")) {
            assertThat(named)
                    .isEqualTo(CommandRun.of(
                            with(words, FamousPuzzle.HARDER.givens().toString())));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"analyze", "compare", "explain", "hint"})
    void aPuzzleIsAskedForWhereThereIsNone(String command) {
        CommandRun run = CommandRun.atTerminal(command);

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .startsWith("escargot: give a puzzle, a file, or -")
                .contains("escargot " + command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"analyze", "explain", "hint"})
    void aPuzzleIsReadFromAPipeWhereNoneIsNamed(String command) {
        String puzzle = FamousPuzzle.HARDER.givens().toString();

        assertThat(CommandRun.withInput(puzzle, command)).isEqualTo(CommandRun.of(command, puzzle));
        assertThat(CommandRun.withInput("", command).err()).hasLineCount(1).contains("there is no puzzle");
    }

    private static String[] with(List<String> words, String... more) {
        return Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void theListBeginsWithAiEscargotAndIsReadByEveryCommand() {
        CommandRun list = CommandRun.of("famous");

        assertThat(list.out())
                .startsWith(AI_ESCARGOT + "\tai-escargot\tER 10.5\tAI Escargot\tArto Inkala, 2006\n")
                .hasLineCount(8);
        assertThat(CommandRun.withInput(list.out(), "solve", "--count").out().lines())
                .hasSize(8)
                .allMatch(line -> line.endsWith("\t1"));
        assertThat(CommandRun.of("famous", "--lang", "fr").out()).contains("La grille d’Inkala de 2012");
    }

    @Test
    void anUnknownNameIsToldWithTheKnownOnes() {
        CommandRun run = CommandRun.of("solve", "--famous", "tortoise");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .startsWith("escargot: there is no famous puzzle tortoise; the names are ai-escargot, harder,")
                .hasLineCount(1);
    }

    @Test
    void aNameAndAPuzzleAreTooMuch() {
        for (String command : new String[] {"solve", "play", "rate", "hint", "print"}) {
            CommandRun run = CommandRun.of(command, "--famous", "harder", AI_ESCARGOT);

            assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).hasLineCount(1).contains("--famous, " + AI_ESCARGOT + " cannot be combined");
        }
    }
}
