package org.escargot.format.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Links that SudokuWiki's own pages have.
class SudokuWikiTest {
    private static final String LINK = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    /// The example of its page on grouped AICs.
    private static final String VERSION_B =
            "S9B050f2e0i46015y020466026212064i0a095u0i4601070b0d4m0f4m4a4j4q027n03bu0g06360936164a4i0o010o02474u067n07"
                    + "bu4q4i464i0b0u0g09064q0a4y040i0a051g5w035w01071y080u1g181609";

    private static PuzzleEntry read(String code) {
        List<Entry> entries = Formats.read(LINK + code);
        assertThat(entries).singleElement().isInstanceOf(PuzzleEntry.class);
        return (PuzzleEntry) entries.getFirst();
    }

    @Test
    void versionBHasGivensPlacedDigitsAndCandidates() {
        PuzzleEntry entry = read(VERSION_B);

        assertThat(entry.start().toString()).startsWith("5....1.24.2..6..9...17");
        assertThat(entry.digits().toString()).startsWith("56.9.1.24");
        assertThat(entry.notes().center().at(2)).isEqualTo(DigitSet.of(3, 7));
        assertThat(entry.notes().center().at(6)).isEqualTo(DigitSet.of(3, 7, 8));
        assertThat(entry.notes().center().at(0)).isEqualTo(DigitSet.EMPTY);
    }

    @Test
    void versionBIsWrittenAsItWasRead() {
        String written =
                Formats.named("sudokuwiki").orElseThrow().writer().orElseThrow().write(read(VERSION_B));

        assertThat(written).isEqualTo(LINK + VERSION_B + "\n");
    }

    @Test
    void aCellWithoutNotesHasAllNineCandidates() {
        int[] center = new int[Cell.COUNT];
        center[80] = DigitSet.bit(9);
        PuzzleEntry entry = new PuzzleEntry(
                1,
                new Givens(Grid.EMPTY.with(0, 1)),
                Optional.of(Grid.EMPTY.with(0, 1).with(1, 9)),
                Notes.ofCenter(Marks.of(center)),
                "");
        String written =
                Formats.named("sudokuwiki").orElseThrow().writer().orElseThrow().write(entry);

        assertThat(written).isEqualTo(LINK + "S9B010i" + "ep".repeat(78) + "7m\n");
        assertThat(Formats.read(written)).containsExactly(entry);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "S9B", "S9B00", "S9B0", "s9b"})
    void aDamagedCodeIsOneProblem(String beginning) {
        String code = beginning + "zz".repeat(80);

        assertThat(Formats.read(LINK + code)).singleElement().isInstanceOf(BrokenEntry.class);
    }
}
