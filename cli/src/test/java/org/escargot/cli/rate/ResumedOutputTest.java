package org.escargot.cli.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.escargot.cli.CommandRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ResumedOutputTest {
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String OTHER =
            ".3..6..5....4.1...4..392....78..7.3.4.61.59...8.2....65..1.4.76...84....2...78..1";
    private static final String NONE = "11" + ".".repeat(79);
    private static final String INPUT = String.join("\n", EASY + " a name", NONE, "nonsense", EASY, OTHER, EASY) + "\n";

    @TempDir
    private Path folder;

    private Path out = Path.of("");

    @BeforeEach
    void nameTheOutput() {
        out = folder.resolve("out");
    }

    private CommandRun rate(String input, List<String> options) {
        List<String> call = new ArrayList<>(List.of("rate", "--resume", out.toString(), "--threads", "2"));
        call.addAll(options);
        return CommandRun.withInput(input, call.toArray(String[]::new));
    }

    static List<List<String>> options() {
        return List.of(
                List.of("--scale", "explainer"),
                List.of("--scale", "explainer", "--diamonds"),
                List.of("--scale", "both", "--format", "json", "--max", "7.0", "--timeout", "10m"),
                List.of("--scale", "explainer", "--format", "json", "--pearls"),
                List.of("--scale", "explainer", "--format", "100%% %g is %r/%p/%d"),
                List.of());
    }

    @Test
    void onlyRegularFilesThatMayBeWrittenAreGoneOnWith() throws IOException {
        CommandRun device = CommandRun.withInput(INPUT, "rate", "--resume", "/dev/null");
        assertThat(device.exitCode()).isEqualTo(2);
        assertThat(device.err())
                .isEqualTo(
                        "escargot: /dev/null is no regular file, and --resume goes on from what it can read there\n");
        Files.writeString(out, "old");
        assertThat(out.toFile().setReadOnly()).isTrue();
        CommandRun fixed = CommandRun.withInput(INPUT, "rate", "--resume", out.toString());
        assertThat(fixed.exitCode()).isEqualTo(2);
        assertThat(fixed.err())
                .startsWith("escargot: " + out + " cannot be written: ")
                .hasLineCount(1);
        assertThat(out).hasContent("old");
    }

    /// Wherever the first run was killed, be it in the middle of a line.
    @ParameterizedTest
    @MethodSource("options")
    void whatIsLeftOffIsFinishedExactly(List<String> options) throws IOException {
        CommandRun whole = rate(INPUT, options);
        byte[] expected = Files.readAllBytes(out);
        List<String> toOutput = new ArrayList<>(List.of("rate"));
        toOutput.addAll(options);
        assertThat(whole.out()).isEmpty();
        assertThat(CommandRun.withInput(INPUT, toOutput.toArray(String[]::new)).out())
                .isEqualTo(new String(expected, StandardCharsets.UTF_8));

        for (int length = 0; length <= expected.length; length += length < expected.length - 12 ? 12 : 1) {
            String kept = new String(expected, 0, length, StandardCharsets.UTF_8);
            if (kept.isEmpty() || kept.contains("\n")) {
                Files.writeString(out, kept);
                CommandRun resumed = rate(INPUT, options);
                assertThat(resumed).isEqualTo(whole);
                assertThat(out).hasBinaryContent(expected);
            }
        }
    }

    @Test
    void anotherInputIsRefusedAndNothingIsChanged() throws IOException {
        List<String> options = List.of("--scale", "explainer");
        rate(INPUT, options);
        byte[] before = Files.readAllBytes(out);

        CommandRun other = rate(INPUT.replaceFirst("nonsense", OTHER), options);
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.err())
                .isEqualTo("escargot: line 4 of " + out
                        + " is of another run or input, so nothing was added to it; name another file\n");
        assertThat(rate(EASY + "\n", options).err()).contains("line 3 of");
        assertThat(out).hasBinaryContent(before);
    }

    @Test
    void otherOptionsAreRefused() throws IOException {
        rate(INPUT, List.of("--scale", "explainer"));
        assertThat(rate(INPUT, List.of("--scale", "explainer", "--max", "7.0")).err())
                .startsWith("escargot: " + out + " does not begin with \"# Sudoku Explainer 1.2.1")
                .contains("up to 7.0");
        Files.delete(out);
        rate(INPUT, List.of("--scale", "explainer", "--format", "json"));
        for (List<String> others : List.of(
                List.of("--scale", "explainer", "--format", "json", "--max", "7.0"),
                List.of("--scale", "both", "--format", "json"),
                List.of("--format", "json"),
                List.<String>of())) {
            assertThat(rate(INPUT, others).err()).contains("line 1 of " + out + " is of another run");
        }
        Files.writeString(out, "my diary");
        assertThat(rate(INPUT, List.of()).err()).contains("no whole line");
        assertThat(out).hasContent("my diary");
    }

    @Test
    void aLineThatDoesNotNameItsPuzzleCannotBeResumed() {
        assertThat(rate(INPUT, List.of("--scale", "explainer", "--format", "%r"))
                        .err())
                .isEqualTo("escargot: --resume needs a --format with %g, to tell how far the file has come, not %r\n");
    }

    @Test
    void twoRunsDoNotMixTheirLines() throws IOException {
        try (FileChannel other = FileChannel.open(out, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            assertThat(other.lock().isValid()).isTrue();
            assertThat(rate(INPUT, List.of()).err()).contains("is being written by another run");
        }
        out = folder.resolve("missing").resolve("out");
        assertThat(rate(INPUT, List.of()).err())
                .isEqualTo("escargot: " + out + " cannot be written: there is no such file or folder\n");
    }

    @Test
    void aFileWithoutLineEndsIsNotReadToItsEnd() throws IOException {
        Files.write(out, new byte[(1 << 20) + 1]);

        assertThat(rate(INPUT, List.of()).err())
                .isEqualTo("escargot: line 1 of " + out + " is longer than any that rate writes, so it is of another"
                        + " run; name another file\n");
    }
}
