package org.escargot.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Grids with the names of their rows and columns.
class AxesTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static String rows(String cells, String names, String behind, String between) {
        return IntStream.range(0, 9)
                .mapToObj(row -> names.charAt(row)
                        + behind
                        + String.join(
                                between, cells.substring(9 * row, 9 * row + 9).split("")))
                .collect(Collectors.joining("\n"));
    }

    private static String columns(String names, String before, String between) {
        return before + String.join(between, names.split("")) + "\n";
    }

    static Stream<String> grids() {
        return Stream.of(
                rows(P, "123456789", " ", " "),
                rows(P, "012345678", "|", ""),
                rows(P, "ABCDEFGHI", " ", " "),
                rows(P, "abcdefghj", " | ", ""),
                columns("123456789", "    ", " ") + rows(P, "ABCDEFGHJ", " | ", " "),
                columns("ABCDEFGHI", "  ", " ") + rows(P, "123456789", " ", " "),
                columns("abcdefghj", "", " ") + rows(P, "ABCDEFGHJ", " ", " "),
                columns("123456789", "\\ ", " ") + "--+------------------\n" + rows(P, "123456789", "|", " "),
                columns("123456789", ",", ",") + rows(P, "123456789", ",", ","),
                columns("ABCDEFGHJ", ";", ";")
                        + rows(P.replace(".", " "), "123456789", ";", ";").replace(" ", ""),
                rows(P, "ABCDEFGHJ", "\t", "\t").replace(".", ""));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void theNamesAreNoCells(String text) {
        assertThat(Formats.read(text))
                .singleElement()
                .extracting(entry -> entry instanceof PuzzleEntry puzzle ? puzzle.puzzle() : entry)
                .isEqualTo(Givens.of(P));
    }

    @Test
    void gridsWithAxesFollowEachOther() {
        String grid = columns("012345678", "  ", " ") + rows(P, "012345678", "|", " ");

        assertThat(Formats.read(grid + "\n\n" + grid)).hasSize(2).allMatch(PuzzleEntry.class::isInstance);
    }

    @Test
    void aFirstColumnThatCountsUpIsNoName() {
        String cells =
                IntStream.range(0, 9).mapToObj(row -> (row + 1) + ".".repeat(8)).collect(Collectors.joining());
        String text = IntStream.range(0, 9)
                .mapToObj(row ->
                        String.join(" ", cells.substring(9 * row, 9 * row + 9).split("")))
                .collect(Collectors.joining("\n"));

        assertThat(((PuzzleEntry) Formats.read(text).getFirst()).puzzle()).isEqualTo(Givens.of(cells));
        assertThat(((PuzzleEntry) Formats.read(text.replace(' ', ',')).getFirst()).puzzle())
                .isEqualTo(Givens.of(cells));
    }

    @Test
    void columnsCountWithTheNames() {
        List<Entry> entries = Formats.read(rows(P, "ABCDEFGHI", " ", " ").replace("B 6 . .", "B 6 q ."));

        assertThat(((BrokenEntry) entries.getFirst()).problem())
                .hasToString("line 2, column 5: the character 'q' stands in the grid; a cell is a digit 1-9 or . or 0");
        assertThat(entries).hasSize(1);
    }

    @Test
    void aHeadingAndTheLineOfASpreadsheetAreNoRows() {
        String table = rows(P, "         ", "", ";").replace(" ", "").replace(".", "");
        for (String above : List.of("sep=;\n", "a;b;c;d;e;f;g;h;i\n", "c1;c2;c3;c4;c5;c6;c7;c8;c9\n", "Grille\n")) {
            assertThat(((PuzzleEntry) Formats.read(above + table).getFirst()).puzzle())
                    .as(above)
                    .isEqualTo(Givens.of(P));
        }
        assertThat(Formats.read("Puzzle Solution Rating\n" + P + " " + SOLUTION + " 1.2"))
                .singleElement()
                .isInstanceOf(PuzzleEntry.class);
    }
}
