package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.format.registry.ReadTexts.P;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Format;
import org.escargot.format.lines.LineInput;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.sheet.Sheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How much is looked at in vain: counted in characters that readers are shown, so that the machine does not matter.
class LooksTest {
    private static final int CHARACTERS = 100_000;

    /// Counts what is shown to the readers of sheets, and to a format that is asked about each line.
    private static final class Looks extends Format {
        private long weightOfSheets;
        private long charactersOfLines;

        Looks() {
            super("looks");
        }

        @Override
        public Optional<Entry> ofLine(NumberedLine line) {
            charactersOfLines += line.text().length();
            return Optional.empty();
        }

        @Override
        public EntryReader reader(LineQueue lines) {
            throw new AssertionError("It fits nothing.");
        }

        private List<Entry> sheet(List<NumberedLine> lines) {
            weightOfSheets += weight(lines);
            return Sheet.read(lines);
        }
    }

    private static long weight(List<NumberedLine> lines) {
        return lines.stream().mapToLong(NumberedLine::weight).sum();
    }

    private static Looks read(String text) throws IOException {
        Looks looks = new Looks();
        List<Format> formats = new ArrayList<>(Formats.ALL);
        formats.addFirst(looks);
        LineQueue lines = new LineQueue(LineInput.of(text));
        EntryReader own = FormatDetector.detect(lines, Formats.ALL).reader();
        EntryReader reader = new SecondLook(own, lines, formats, looks::sheet);
        for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
            assertThat(entry.line()).isPositive();
        }
        return looks;
    }

    private static String filled(String piece) {
        return piece.repeat(CHARACTERS / piece.length());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12345\n",
                "1\n",
                "X\n",
                "abc\n",
                "://\n",
                "http://example.org/\n",
                "| 1   2 |\n",
                "!\"|:;,/ 1\n",
                "r7c3=5 => r2c5<>4\n",
                "{\"a\":1}\n12345\n",
                "1 2 3 4 5 6 7 8\n",
                "'A1': 'x' ",
                "<td>5</td>\n",
                "word ",
                "_\n\n\\\\\n",
                "5\t\n\n\t\t\n",
            })
    void whatIsNoPuzzleIsShownToSheetsTwiceAtMost(String piece) throws IOException {
        Looks looks = read(filled(piece));

        assertThat(looks.weightOfSheets).isLessThanOrEqualTo(2L * Sheet.HEAVIEST);
        assertThat(looks.charactersOfLines).isLessThanOrEqualTo(3L * CHARACTERS);
    }

    /// Nothing stands for itself in it, so what is read of its lines together is read of the whole.
    @Test
    void aSheetWithoutLinesThatStandForThemselvesIsLookedAtOnce() throws IOException {
        String text = filled("'A1': 'x', 9\n").substring(0, 20_000);

        assertThat(read(text).weightOfSheets)
                .isEqualTo(text.lines().mapToLong(line -> line.length() + 20).sum());
    }

    /// Short lines take time, too: many of them are heavier than their characters.
    @Test
    void manyShortLinesAreNoSheet() throws IOException {
        assertThat(read("x\n".repeat(Sheet.HEAVIEST / 20)).weightOfSheets).isZero();
    }

    /// A broken line of a list is looked at among its neighbors, and alone where it may name a site.
    @ParameterizedTest
    @ValueSource(strings = {"12 13 14 | 15\n", "://\n", "abc\n", "https://example.org/1\n"})
    void aLineOfAListIsShownToSheetsTwiceAtMost(String line) throws IOException {
        String text = P + "\n" + filled(P + "1\n" + line);
        Looks looks = new Looks();
        LinesReader reader = new LinesReader(new LineQueue(LineInput.of(text)), List.of(looks), looks::sheet);
        Entry entry = reader.next();
        while (entry != null) {
            entry = reader.next();
        }

        long weight = text.lines().mapToLong(each -> each.length() + 20).sum();
        assertThat(looks.weightOfSheets).isPositive().isLessThanOrEqualTo(2 * weight);
    }

    @ParameterizedTest
    @ValueSource(strings = {"://", "x ://"})
    void aLinkWithoutASiteHasItsSentenceInAList(String line) {
        assertThat(Formats.read(P + "\n" + line)).hasSize(2);
    }
}
