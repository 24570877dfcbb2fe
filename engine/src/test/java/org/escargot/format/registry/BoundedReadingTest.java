package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.format.registry.ReadTexts.P;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Fit;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.Head;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineInput;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// However long an input is that is no puzzle, only so much of it is taken, looked at and unpacked.
class BoundedReadingTest {
    /// The same line without end, and how many were taken.
    private static final class Endless implements LineInput {
        private final String line;
        private long taken;

        Endless(String line) {
            this.line = line;
        }

        @Override
        public String next() {
            taken++;
            return line;
        }
    }

    /// Keeps what it was shown.
    private static final class Witness extends Format {
        private final List<String> shown = new ArrayList<>();

        Witness() {
            super("witness");
        }

        @Override
        public Fit fit(Head head) {
            head.lines().stream().map(NumberedLine::text).forEach(shown::add);
            return Fit.NONE;
        }

        @Override
        public EntryReader reader(LineQueue lines) {
            throw new AssertionError("It fits nothing.");
        }
    }

    private static Flaw.Kind onlyFlaw(LineInput input, Optional<Format> format) throws IOException {
        PuzzleReader reader = PuzzleReader.of(input, format);
        Entry entry = reader.next();
        assertThat(reader.next()).isNull();
        assertThat(entry).isInstanceOf(BrokenEntry.class);
        return entry instanceof BrokenEntry broken ? broken.problem().flaw().kind() : PuzzleFlaw.NO_PUZZLE;
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc", "# a comment", ""})
    void anInputThatLooksLikeNothingIsLeftSoon(String line) throws IOException {
        Endless input = new Endless(line);

        assertThat(onlyFlaw(input, Optional.empty())).isEqualTo(PuzzleFlaw.NO_PUZZLE_SO_FAR);
        assertThat(input.taken).isLessThan(300_000);
    }

    @Test
    void aPuzzleBehindAFewLinesOfAnythingIsFound() {
        assertThat(Formats.read("abc\n".repeat(1_000) + P)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gnome-sudoku", "sdk", "csv", "candidates", "sdx"})
    void aFileOfOnePuzzleIsNotParsedIfItIsTooLarge(String format) throws IOException {
        Endless input = new Endless("{\"cells\":[" + "{},".repeat(10_000));

        assertThat(onlyFlaw(input, Formats.named(format))).isEqualTo(PuzzleFlaw.LARGE_DOCUMENT);
        assertThat(input.taken).isLessThan(20);
    }

    /// What stands right below a grid that cannot be read belongs to it, but so much is not kept in memory.
    @ParameterizedTest
    @ValueSource(strings = {"1", "12345678", "-----------", "# a comment", "A 12"})
    void aGridLooksAFewLinesAhead(String line) throws IOException {
        Iterator<String> input = Stream.concat(Stream.of("53..7...."), Stream.generate(() -> line))
                .limit(5_000)
                .iterator();
        List<LineQueue> queues = new ArrayList<>();
        queues.add(new LineQueue(() -> {
            assertThat(queues.getFirst().seen().size()).isLessThan(200);
            return input.hasNext() ? input.next() : null;
        }));
        EntryReader reader = Formats.GRID.reader(queues.getFirst());

        for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
            assertThat(entry).isInstanceOf(BrokenEntry.class);
        }
    }

    @Test
    void formatsAreShownTheBeginningOfLongLines() {
        Witness witness = new Witness();
        String line = "a".repeat(10_000);

        assertThat(PuzzleReader.all((line + "\n").repeat(50), List.of(witness, Formats.LINE)))
                .hasSize(1);

        assertThat(String.join("", witness.shown)).hasSize(Head.MOST_CHARACTERS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sudokupad.app/scl", "f-puzzles.com/?load=", "swaroopg92.github.io/penpa-edit/#m=edit&p="})
    void aCodeThatIsLongerThanAnyPuzzlesIsDamaged(String beginning) {
        assertThat(Formats.read("https://" + beginning + "N".repeat(60_000)))
                .singleElement()
                .isInstanceOfSatisfying(
                        BrokenEntry.class,
                        broken -> assertThat(broken.problem().flaw().kind()).isEqualTo(PuzzleFlaw.UNREAD_LINK));
    }
}
