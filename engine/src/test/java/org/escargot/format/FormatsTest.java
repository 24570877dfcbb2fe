package org.escargot.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class FormatsTest {
    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void listsKeepMetadataAndGoOnAfterABadLine() {
        List<Entry> entries = Formats.read("# two\n" + LINE + "\t7.2\nnonsense\r\n" + LINE.replace('.', '0'));

        assertThat(entries).hasSize(3);
        assertThat(((PuzzleEntry) entries.get(0)).trailing()).isEqualTo("7.2");
        assertThat(entries.get(1)).isInstanceOf(BrokenEntry.class);
        assertThat(((PuzzleEntry) entries.get(2)).puzzle()).hasToString(LINE);
    }

    @Test
    void documentsOfRowsAreFoundOut() {
        assertThat(only(rows(""))).isEqualTo(LINE);
        assertThat(only(rows(","))).isEqualTo(LINE);
        assertThat(only("#A Author\n[Puzzle]\n" + rows(""))).isEqualTo(LINE);
        assertThat(only("puzzle,solution\n" + LINE + "," + LINE)).isEqualTo(LINE);
        PuzzleEntry entry = (PuzzleEntry) Formats.read(LINE).getFirst();
        assertThat(only(Formats.framed(((org.escargot.grid.Givens) entry.puzzle()).grid())))
                .isEqualTo(LINE);
    }

    @Test
    void badLinesSayWhatAndWhere() {
        assertThat(problem(LINE.substring(1))).startsWith("line 1, column 81: The puzzle has 80 cells");
        assertThat(problem(LINE + "1")).startsWith("line 1, column 82: The puzzle has 82 cells");
        assertThat(problem(LINE.replaceFirst("6", "q"))).startsWith("line 1, column 10: The character 'q'");
        assertThat(problem(LINE + LINE)).contains("2 puzzles (162 cells) are glued");
        assertThat(problem("")).startsWith("line 1, column 1: There is no puzzle");
        assertThat(problem("1.23E+80")).contains("A spreadsheet");
        assertThat(problem("\0\1\2")).contains("binary");
    }

    @Property(tries = 300)
    void anyTextYieldsEntries(@ForAll String text) {
        assertThat(Formats.read(text)).isNotEmpty();
    }

    @Property(tries = 300)
    void anyBytesYieldEntries(@ForAll byte[] bytes) {
        assertThat(Formats.reader(TextDecoding.lines(new ByteArrayInputStream(bytes)))
                        .next())
                .isNotNull();
    }

    private static String rows(String between) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            rows.append(String.join(
                            between, LINE.substring(row * 9, row * 9 + 9).split("")))
                    .append('\n');
        }
        return rows.toString();
    }

    private static String only(String text) {
        List<Entry> entries = Formats.read(text);
        assertThat(entries).hasSize(1);
        assertThat(entries.getFirst()).isInstanceOf(PuzzleEntry.class);
        return ((PuzzleEntry) entries.getFirst()).puzzle().toString();
    }

    private static String problem(String text) {
        return ((BrokenEntry) Formats.read(text).getFirst())
                .problems()
                .getFirst()
                .toString();
    }
}
