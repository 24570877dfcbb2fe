package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.Entry;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.text.CandidatesFormat;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is odd in a puzzle does not keep what was written of it from being read again.
class OddEntriesTest {
    private static final Givens PUZZLE =
            givens("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static Givens givens(String cells) {
        return new Givens(Grid.of(cells));
    }

    static Stream<Format> formatsWithMetadata() {
        return Formats.writable().stream()
                .filter(format -> format.writer().orElseThrow().carries().contains(Feature.METADATA));
    }

    private static List<Entry> again(Format format, PuzzleEntry entry) {
        FormatWriter writer = format.writer().orElseThrow();
        return Formats.read(writer.write(entry), Optional.empty());
    }

    @ParameterizedTest
    @MethodSource("formatsWithMetadata")
    void controlCharactersBesideAPuzzleBecomeBlanks(Format format) {
        PuzzleEntry entry = PuzzleEntry.of(1, PUZZLE, "a\u0001b\u001Bc\r\nd\0");

        assertThat(again(format, entry)).singleElement().isInstanceOfSatisfying(PuzzleEntry.class, read -> {
            assertThat(read.start()).isEqualTo(PUZZLE.grid());
            assertThat(read.metadata()).contains("a b c  d");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://sudokupad.app/scl", "sudoku", "puzzle,solution", "[x]", "a solution"})
    void anEmptyGridIsNoHeadingWhateverStandsBesideIt(String metadata) {
        PuzzleEntry entry = PuzzleEntry.of(1, givens(".".repeat(81)), metadata);

        assertThat(again(Formats.LINE, entry)).singleElement().isInstanceOfSatisfying(PuzzleEntry.class, read -> {
            assertThat(read.start()).isEqualTo(Grid.EMPTY);
            assertThat(read.metadata()).isEqualTo(metadata);
        });
    }

    /// 1 to 8 are in the row of the last cell, and 9 in its column.
    @Test
    void aCellWithoutCandidatesIsWrittenAndRead() {
        PuzzleEntry entry = PuzzleEntry.of(1, givens("12345678." + "........9" + ".".repeat(63)), "");
        Format candidates = new CandidatesFormat();

        assertThat(again(candidates, entry)).singleElement().isInstanceOfSatisfying(PuzzleEntry.class, read -> {
            assertThat(read.position().allowed(8).isEmpty()).isTrue();
            assertThat(read.position().allowed(9)).isEqualTo(entry.position().allowed(9));
            assertThat(again(candidates, read)).singleElement().isEqualTo(read);
        });
    }
}
