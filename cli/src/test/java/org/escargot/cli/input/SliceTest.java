package org.escargot.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.format.Format;
import org.escargot.format.registry.Formats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The outputs of all slices, one behind the other, are the output of the whole list.
class SliceTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String Q = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

    /// Two sources: lines that cannot be read, texts, comments, a state of play, candidates, several solutions.
    private static final String FIRST = String.join(
            "\n",
            "# a comment",
            "12",
            P + " first",
            "",
            P.replace("53..", "55.."),
            Q,
            "53+4" + P.substring(3),
            "no puzzle");

    private static final String SECOND =
            String.join("\n", P.replace("53..7", "....7") + " several", "1".repeat(80), P, Q + " last") + "\n";

    /// Fewer slices than lines, as many, and more.
    private static final int[] COUNTS = {1, 2, 3, 10, 25};

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String gzip(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return file.toString();
    }

    private static CommandRun slice(int number, int count, List<String> command) {
        List<String> line = new ArrayList<>(command);
        line.add("--slice");
        line.add(number + "/" + count);
        return CommandRun.of(line.toArray(String[]::new));
    }

    /// Runs `command` whole and in slices; returns the whole.
    private static CommandRun checkSlices(List<String> command) {
        CommandRun whole = CommandRun.of(command.toArray(String[]::new));
        for (int count : COUNTS) {
            StringBuilder joined = new StringBuilder();
            boolean isBad = false;
            for (int number = 1; number <= count; number++) {
                CommandRun part = slice(number, count, command);
                joined.append(part.out());
                isBad |= part.exitCode() == ExitCode.BAD_INPUT;
            }
            assertThat(joined).as("%d slices of %s", count, command).hasToString(whole.out());
            assertThat(isBad).isEqualTo(whole.exitCode() == ExitCode.BAD_INPUT);
        }
        return whole;
    }

    private static List<String> command(String line, String... sources) {
        return Stream.concat(Arrays.stream(line.split(" ", -1)), Arrays.stream(sources))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve --count --limit 3",
                "solve --all --limit 3",
                "solve --format json --solver simple",
                "solve --method bands --trace json",
                "rate --scale both --max 4.0",
                "rate --format json",
                "rate --format %g,%l",
                "canonical --format json",
                "shuffle --seed 7"
            })
    void slicesOfAListAreTheList(String line) throws IOException {
        String first = gzip("first.txt.gz", FIRST);
        String second = file("second.txt", SECOND);
        String empty = file("empty.txt", "");

        assertThat(checkSlices(command(line, first, empty, P, second)).out()).isNotEmpty();
    }

    /// What is counted before is read twice.
    @Test
    void whichOfTwoFormatsIsTakenIsSaidOnce() throws IOException {
        String rows = CommandRun.of("convert", P, "--to", "sdx").out();
        CommandRun part = slice(1, 1, command("solve", file("rows.sdx", rows)));
        CommandRun one = slice(1, 2, command("solve", file("rows.sdx", rows)));

        assertThat(part.err()).containsOnlyOnce("two formats fit");
        assertThat(one.err().split("two formats fit", -1)).hasSizeLessThanOrEqualTo(2);
    }

    static Stream<String> writable() {
        return Formats.writable().stream().map(Format::id);
    }

    @ParameterizedTest
    @MethodSource("writable")
    void aDocumentIsFramedOnce(String format) throws IOException {
        String first = file("first.txt", FIRST);
        String second = file("second.txt", SECOND);

        CommandRun whole = checkSlices(command("convert --to " + format, first, second));

        // What was written is a source of slices too, with whatever stands around its puzzles.
        checkSlices(command("solve", file("converted." + format, whole.out())));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "generate --count 12 --seed 5",
                "generate --count 100 --seed 5:70 --format json",
                "generate --count 4 --seed 5 --level easy --format grid"
            })
    void numbersOfASeedAreShared(String line) {
        assertThat(checkSlices(command(line)).out()).contains("seed");
    }

    @Test
    void aSliceIsResumedWithoutAHeader() throws IOException {
        String second = file("second.txt", SECOND);
        String out = folder.resolve("out.tsv").toString();
        String whole = slice(2, 2, command("rate --scale explainer", second)).out();
        Files.writeString(Path.of(out), whole.substring(0, whole.indexOf('\n') + 3));

        slice(2, 2, command("rate --scale explainer --resume " + out, second));

        assertThat(Path.of(out)).hasContent(whole);
        assertThat(whole).isNotEmpty().doesNotContain("#");
    }

    @Test
    void everySliceTellsOfAFileThatIsNotThere() throws IOException {
        String second = file("second.txt", SECOND);

        for (int number = 1; number <= 2; number++) {
            CommandRun run = slice(number, 2, command("solve", "not-there.txt", second));

            assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).contains("there is no file not-there.txt");
            assertThat(run.out()).hasLineCount(2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0/2", "3/2", "1", "1/0", "a/b", "-1/2", "1/2/3", "1/9999999999", ""})
    void whatIsNoSliceIsRefused(String typed) {
        CommandRun run = CommandRun.of("solve", P, "--slice", typed);

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasLineCount(1).contains("--slice must be I/N").contains("not " + typed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "solve -", "rate --scale explainer", "convert --to csv -"})
    void standardInputCannotBeReadTwice(String line) {
        List<String> command = new ArrayList<>(command(line));
        command.addAll(List.of("--slice", "1/2"));

        CommandRun run = CommandRun.withInput(P, command.toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasLineCount(1).contains("--slice needs files");
    }

    @Test
    void whatTakesNoListTakesNoSlice() {
        assertThat(CommandRun.of("generate", "--count", "4", "--slice", "1/2").err())
                .contains("--slice goes with --seed");
        assertThat(CommandRun.of("solve", P, "--number", "0", "--slice", "1/1").err())
                .contains("--slice does not go with --number");
        assertThat(CommandRun.of("generate", "--fill-pool", "--slice", "1/2").err())
                .contains("--fill-pool goes with");
    }

    @Test
    void blocksOfHugeListsMeet() {
        long total = Long.MAX_VALUE;
        int count = 999_999_999;

        assertThat(new Slice(1, count).of(total).from()).isZero();
        assertThat(new Slice(count, count).of(total).to()).isEqualTo(total);
        for (int number = 1; number < count; number += 99_999_999) {
            Slice.Block block = new Slice(number, count).of(total);
            assertThat(block.size()).isBetween(total / count, total / count + 1);
            assertThat(new Slice(number + 1, count).of(total).from()).isEqualTo(block.to());
        }
    }
}
