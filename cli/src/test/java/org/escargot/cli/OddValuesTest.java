package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// Every option of every command with odd values: what is wrong is said in one sentence, in our own words. The usual
/// lane takes each value with some of the options.
class OddValuesTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// `FOLDER` stands for a folder, and `FIXED` for a file that may not be written, with what comes behind.
    private static final List<String> VALUES = List.of(
            "",
            " ",
            "x",
            "-",
            "-1",
            "-0",
            "0",
            "+1",
            "1.5",
            "1e3",
            "NaN",
            "Infinity",
            "0x10",
            "1f",
            "\u0663",
            "..",
            "1..",
            "..1",
            "5..1",
            "1..2..3",
            "0..99999999999999999999",
            "2147483647",
            "2147483648",
            "9223372036854775807",
            "9223372036854775808",
            "99999999999999999999",
            "=",
            "a=b",
            ",",
            "a,,b",
            "%",
            "%z",
            "{}",
            "{0}",
            "'",
            "a\nb",
            "\0",
            "\u001B[31m",
            "\uD83D\uDC0C",
            "\uD800",
            "null",
            "true",
            "TRUE",
            "/",
            "http://",
            "http://x y",
            "javascript:x",
            "1/2",
            "2/1",
            "0/0",
            "1/99999999999",
            "0s",
            "999999999m",
            "9999999999m",
            "-1s",
            "2026-02-30",
            "0001-01-01",
            "1:1",
            "1:-1",
            ":",
            "/dev/null",
            "/dev/full",
            "FOLDER",
            "FOLDER/nowhere/x",
            "FIXED",
            "FIXED/x",
            "x".repeat(5000));

    private static final int SHARE = Boolean.getBoolean("escargot.many") ? 1 : 16;

    /// What a command is given beside the option: little to do.
    private static final Map<String, List<String>> REST = Map.of(
            "bench", List.of("-"),
            "completion", List.of(),
            "famous", List.of(),
            "formats", List.of(),
            "generate", List.of(),
            "library search", List.of(),
            "library stats", List.of(),
            "library tag", List.of("favorite"),
            "play", List.of("--no-browser", "--port", "0"),
            "verify", List.of(PUZZLE, PUZZLE));

    /// Options that name a file to be written.
    private static final Set<String> FILES = Set.of("--library", "--out", "--resume");

    /// Options that ask for long work where their value is not refused.
    private static final Set<String> LONG = Set.of(
            "bench --seconds",
            "generate --count",
            "generate --fill-pool",
            "generate --uniform",
            "generate --score",
            "generate --unbiased",
            "generate --watchdog",
            "generate --minutes",
            "generate --rating",
            "hint --all");

    @TempDir
    private static Path folder;

    @BeforeAll
    static void makePlaces() throws IOException {
        Files.createDirectory(folder.resolve("folder"));
        Files.createDirectory(folder.resolve("out"));
        Path fixed = Files.writeString(folder.resolve("fixed"), "old");
        assertThat(fixed.toFile().setReadOnly()).isTrue();
    }

    static Stream<Arguments> options() {
        Terminal nobody = Terminal.of(
                InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
        return Main.withAllCommands(nobody).getSubcommands().entrySet().stream()
                .flatMap(command -> options(command.getKey(), command.getValue()));
    }

    private static Stream<Arguments> options(String command, CommandLine line) {
        Stream<Arguments> own = line.getCommandSpec().options().stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp())
                .map(option -> Arguments.of(command, option.longestName()));
        Stream<Arguments> below = line.getSubcommands().entrySet().stream()
                .flatMap(each -> options(command + " " + each.getKey(), each.getValue()));
        return line.getSubcommands().isEmpty() ? own : below;
    }

    @ParameterizedTest
    @MethodSource("options")
    void anOddValueIsTakenOrRefusedInASentence(String command, String option) throws IOException {
        int first = Math.floorMod((command + option).hashCode(), SHARE);
        for (int i = first; i < VALUES.size(); i += SHARE) {
            String value = VALUES.get(i);
            if (!isLong(command + " " + option, value)) {
                CommandRun run = CommandRun.withInput(PUZZLE + "\n", arguments(command, option, value));
                assertThat(run).as("%s %s=%s", command, option, value).satisfies(OddValuesTest::check);
            }
        }
        assertThat(folder.resolve("fixed")).hasContent("old");
    }

    private static void check(CommandRun run) {
        assertThat(run.exitCode()).isBetween(ExitCode.OK, ExitCode.OUTPUT_LOST);
        assertThat(run.err()).doesNotContain("Exception", "\tat ", "Invalid value");
        if (run.exitCode() == ExitCode.BAD_INPUT) {
            assertThat(run.err()).startsWith("escargot: ").endsWith("\n").containsOnlyOnce("\n");
        }
    }

    private static boolean isLong(String option, String value) {
        return LONG.contains(option) && value.matches("[+0-9].*|true");
    }

    private static String[] arguments(String command, String option, String value) {
        List<String> all = new ArrayList<>(List.of(command.split(" ")));
        all.add(option + "=" + (FILES.contains(option) ? file(placed(value)) : placed(value)));
        if (command.startsWith("library ") && !option.equals("--library")) {
            all.addAll(List.of("--library", folder.resolve("out/puzzles.db").toString()));
        }
        if (command.equals("print") && !option.equals("--out")) {
            all.addAll(List.of("--out", folder.resolve("out/page.pdf").toString()));
        }
        if (command.equals("bench") && !option.equals("--seconds")) {
            all.addAll(List.of("--seconds", "0.001"));
        }
        all.addAll(REST.getOrDefault(command, List.of(PUZZLE)));
        return all.toArray(String[]::new);
    }

    /// A relative name among the outputs, so that nothing is written elsewhere.
    private static String file(String name) {
        return name.isEmpty() || name.startsWith("/") ? name : folder + "/out/" + name;
    }

    private static String placed(String value) {
        return value.replace("FOLDER", folder + "/folder").replace("FIXED", folder + "/fixed");
    }
}
