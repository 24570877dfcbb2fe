package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.escargot.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @TempDir
    private Path folder;

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void helpListsTheCommandsAndTheExitCodes() {
        CommandRun run = CommandRun.of("--help");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("solve", "verify", "bench", "completion", "Exit codes");
    }

    @Test
    void withoutAnyArgumentTheHelpIsShown() {
        assertThat(CommandRun.of()).isEqualTo(CommandRun.of("--help"));
    }

    @Test
    void nobodyReadingTheOutputIsNoDisaster() {
        var err = new ByteArrayOutputStream();
        var terminal = Terminal.of(InputStream.nullInputStream(), failing("Broken pipe"), err);

        assertThat(Main.run(terminal, "solve", ".".repeat(81))).isEqualTo(141);
        assertThat(err.size()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve " + PUZZLE,
                "--help",
                "--version",
                "solve --help",
                "help solve",
                "completion",
                "generate --seed 1",
                "hint " + PUZZLE,
                "explain " + PUZZLE,
                "rate " + PUZZLE,
                "analyze " + PUZZLE,
                "canonical " + PUZZLE,
                "dedupe " + PUZZLE,
                "shuffle --seed 1 " + PUZZLE,
                "compare --method bands " + PUZZLE,
                "solve --method plain --trace tree " + PUZZLE,
                "solve --all " + PUZZLE
            })
    void aWriteThatFailsIsToldWithItsReason(String args) {
        var err = new ByteArrayOutputStream();
        var terminal = Terminal.of(InputStream.nullInputStream(), failing("No space left on device"), err);

        assertThat(Main.run(terminal, args.split(" "))).isEqualTo(4);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .endsWith("escargot: standard output cannot be written: no space left on device\n");
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    @Test
    void memoryAtItsEndIsToldInASentence() {
        var full = new OutputStream() {
            @Override
            public void write(int b) {
                throw new OutOfMemoryError("Java heap space");
            }
        };
        var err = new ByteArrayOutputStream();

        assertThat(Main.run(Terminal.of(InputStream.nullInputStream(), full, err), "solve", PUZZLE))
                .isEqualTo(5);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("escargot: memory ran out; give the JVM more, such as JAVA_OPTS=-Xmx4g, or use fewer"
                        + " --threads\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bench",
                "canonical",
                "cases",
                "compare",
                "completion",
                "dedupe",
                "explain",
                "generate",
                "hint",
                "lessons",
                "levels",
                "rate",
                "shuffle",
                "solve",
                "techniques",
                "verify"
            })
    void everyCommandHasHelpOfItsOwn(String command) {
        CommandRun run = CommandRun.of(command, "--help");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Usage: escargot " + command);
    }

    @Test
    void anUnknownCommandGetsOneSentence() {
        CommandRun run = CommandRun.of("sudoku");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .hasLineCount(1)
                .startsWith("escargot: there is no command 'sudoku'; the commands are analyze");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solev x | there is no command 'solev'; did you mean solve?",
                "generate --technique xwing | there is no technique xwing; did you mean x-wing?",
                "generate --technique x-wings | there is no technique x-wings; did you mean x-wing?",
                "solve --fromat json x | there is no option --fromat here; did you mean --format?",
                "convert --to hodokku x | did you mean hodoku?",
                "generate --symmetry vertcal | did you mean vertical?",
                "rate --scale hodocu x | did you mean hodoku?",
                "generate --lesson skyscaper | did you mean skyscraper?",
                "solve --famous ai-escargott | did you mean ai-escargot?",
                "--lang fr solev x | vouliez-vous dire solve",
            })
    void aMistypedWordIsSuggested(String line, String suggestion) {
        CommandRun run = CommandRun.of(line.split(" "));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(suggestion);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve --limit 99999999999999999999 x | --limit cannot be a number as long as 99999999999999999999",
                "play --port 99999999999 | --port cannot be a number as long as 99999999999",
                "play --port ٣ | --port must be a whole number, not ٣",
                "solve --threads ٣ x | --threads must be a whole number, not ٣",
                "generate --count ३ | --count must be a whole number, not ३",
                "bench --seconds 0x1p3 x | --seconds must be a number, not 0x1p3",
                "bench --seconds NaN x | --seconds must be a number, not NaN"
            })
    void numbersAreDigitsOfAscii(String arguments, String sentence) {
        CommandRun run = CommandRun.of(arguments.split(" "));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("escargot: " + sentence + " (").hasLineCount(1);
    }

    @Test
    void completionKnowsEveryCommand() {
        assertThat(CommandRun.of("completion").out()).contains("solve", "verify", "bench");
    }

    @ParameterizedTest
    @CsvSource({
        "--technique, skyscraper",
        "--level, unfair",
        "--symmetry, rotational-180",
        "--famous, ai-escargot",
        "--lang, el",
        "--method, trials",
        "--lesson, hidden-pair",
        "--per-page, 6",
        "--to, opensudoku",
        "--paper, letter",
        "--solver, band",
        "--format, json"
    })
    void completionKnowsValues(String option, String value) {
        assertThat(CommandRun.of("completion", "fish").out().lines())
                .anyMatch(line -> line.contains(" -l " + option.substring(2) + " ") && line.contains(value));
        assertThat(CommandRun.of("completion").out()).contains("\"" + value + "\"");
    }

    @Test
    void completionForFishKnowsEveryCommand() {
        assertThat(CommandRun.of("completion", "fish").out())
                .contains("-f -a 'solve' -d 'Solves puzzles", "seen_subcommand_from library; and __fish")
                .contains("-f -a 'full-house naked-single ");
        assertThat(CommandRun.of("completion", "nush").err()).contains("must be one of bash, zsh, fish");
    }

    @Test
    void versionNamesTheProgram() {
        assertThat(CommandRun.of("--version").out()).startsWith("Escargot ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"escargot play", "escargot generate | escargot explain -"})
    void theFirstCommandsThatHelpNamesStandOnALine(String command) {
        assertThat(CommandRun.of("--help").out().lines().map(String::strip))
                .anyMatch(line -> line.endsWith(":  " + command) || line.endsWith(":          " + command));
    }

    @Test
    void everyCommandHasTheVersion() {
        assertThat(CommandRun.of("solve", "--version")).isEqualTo(CommandRun.of("--version"));
    }

    @Test
    void noOptionHasTwoSpellings() {
        Main.withAllCommands(Terminal.of(System.in, System.out, System.err))
                .getSubcommands()
                .forEach((name, command) -> assertThat(command.getCommandSpec().findOption("--json"))
                        .as(name)
                        .isNull());
    }

    @Test
    void aFileWhoseNameBeginsWithAtIsNotReadAsOptions() throws IOException {
        Path options =
                Files.writeString(folder.resolve("a-file-that-has-more-letters-than-its-folder-has-digits"), "--count");

        assertThat(CommandRun.of("solve", "@" + options, PUZZLE).err())
                .isEqualTo("escargot: there is no file @" + options + "\n");
    }

    @Test
    void onlyTheUnknownOptionIsNamed() {
        assertThat(CommandRun.of("hint", "--foo", PUZZLE).err())
                .contains("--foo")
                .doesNotContain(PUZZLE);
    }

    @Test
    void colorsGoWhereTheyAreWanted() {
        assertThat(CommandRun.of("solve", "--format", "grid", PUZZLE).out()).doesNotContain("\u001b[");
        assertThat(CommandRun.of("solve", "--color", "always", "--format", "grid", PUZZLE)
                        .out())
                .contains("\u001b[1m");
        assertThat(CommandRun.atTerminal("solve", "--color=never", PUZZLE).out())
                .doesNotContain("\u001b[");
        assertThat(CommandRun.of("solve", "--color", "sometimes", PUZZLE).err())
                .contains("--color must be one of auto, always, never, not sometimes");
    }

    @Test
    void aWrongSettingEndsTheRunWithASentence() throws IOException {
        Path file = Files.writeString(folder.resolve("config"), "speed = fast\n");
        var err = new ByteArrayOutputStream();
        var terminal = Terminal.of(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err);

        assertThat(Main.run(terminal, Map.of("ESCARGOT_CONFIG", file.toString()), "solve", PUZZLE))
                .isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("escargot: " + file
                        + ", line 1: there is no setting speed; the settings are lang, coords, color\n");
    }
}
