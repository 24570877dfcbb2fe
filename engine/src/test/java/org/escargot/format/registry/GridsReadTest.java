package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.format.registry.ReadTexts.P;
import static org.escargot.format.registry.ReadTexts.SOLUTION;
import static org.escargot.format.registry.ReadTexts.boxed;
import static org.escargot.format.registry.ReadTexts.described;
import static org.escargot.format.registry.ReadTexts.rows;
import static org.escargot.format.registry.ReadTexts.single;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Grids that people paste: bare, framed, as tables, with candidates. One line of data is one case.
class GridsReadTest {
    @ParameterizedTest
    @ValueSource(strings = {"", " ", ",", ";", "\t", ", ", " | "})
    void rowsAreReadWithAnySeparator(String separator) {
        assertThat(single(rows(P, separator)).puzzle()).isEqualTo(Givens.of(P));
        assertThat(single(rows(P.replace('.', '0'), separator)).puzzle()).isEqualTo(Givens.of(P));
    }

    static Stream<String> frames() {
        return Stream.of(
                boxed(P, "|", "+---+---+---+"),
                boxed(P, "|", "*-----------*"),
                boxed(P, "|", ":-----------:"),
                boxed(P, " | ", " -------+-------+------- "),
                boxed(P, "!", "============="),
                boxed(P, "│", "┼───┼───┼───┼"),
                boxed(P, "║", "╠═══╬═══╬═══╣"),
                boxed(P, "┃", "┣━━━╋━━━╋━━━┫"),
                boxed(P.replace('.', ' '), "│", "├───┼───┼───┤"),
                "#A somebody\n#D bare rows\n" + rows(P, ""),
                "[code]\n" + boxed(P, "|", "+---+---+---+") + "\n[/code]",
                rows(P, "").replaceAll("((?:.+\n){3})", "$1\n"));
    }

    @ParameterizedTest
    @MethodSource("frames")
    void framesAndHeadersAreNoCells(String text) {
        assertThat(single(text).puzzle()).isEqualTo(Givens.of(P));
    }

    @Test
    void gridsFollowEachOther() {
        String grid = boxed(P, "|", "+---+---+---+");

        assertThat(described(grid + "\n\n" + grid)).containsExactly("2 " + P + " ", "16 " + P + " ");
        assertThat(described("Grid 01\n" + rows(P, "") + "\nGrid 02\n" + rows(P, "")))
                .containsExactly("2 " + P + " ", "12 " + P + " ");
    }

    @Test
    void aGridThatIsTooShortDoesNotSpoilTheNext() {
        String text = rows(P, "").substring(0, 79) + "\n\n" + rows(P, "");

        assertThat(described(text))
                .containsExactly("line 8, column 10: the grid ends after 8 of its 9 rows", "10 " + P + " ");
    }

    @Test
    void csvKeepsTheStartAndTheCurrentGrid() {
        PuzzleEntry entry = single(rows(P, ",") + "\n\n" + rows(SOLUTION, ","));

        assertThat(entry.puzzle()).isEqualTo(Givens.of(P));
        assertThat(entry.current()).contains(Grid.of(SOLUTION));
    }

    static Stream<String> tables() {
        String empty = P.replace('.', ' ');
        return Stream.of(
                rows(empty, ",").replace(" ", ""),
                rows(empty, ";").replace(" ", ""),
                rows(empty, "\t").replace(" ", ""),
                rows(P, "\",\"").replace(".", "").replaceAll("(?m)^|$", "\""),
                rows(P, ",").replaceAll("(?m)$", ","),
                "# a comment, with, commas\n" + rows(P, ","));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void csvFieldsMayBeEmptyOrQuoted(String text) {
        assertThat(single(text).puzzle()).isEqualTo(Givens.of(P));
    }

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t"})
    void aCsvRowMayBeEmpty(String separator) {
        String cells = P.substring(0, 9) + ".".repeat(9) + P.substring(18);

        assertThat(single(rows(cells, separator).replace(".", "")).puzzle()).isEqualTo(Givens.of(cells));
    }

    @Test
    void sdkHasHeadersAPuzzleAndAState() {
        String state = "534" + P.substring(3);
        PuzzleEntry entry = single("""
                #A somebody
                #D an example
                [Puzzle]
                %s
                [State]
                %s
                [PencilMarks]
                ,,12,,,46,,,
                """.formatted(rows(P, ""), rows(state, "")));

        assertThat(entry.puzzle()).isEqualTo(Givens.of(P));
        assertThat(entry.current()).contains(Grid.of(state));
    }

    @Test
    void aGridOfCandidatesHasNineGroupsARow() {
        Pencilmarks marks = Pencilmarks.of(Givens.of(P));
        String text = IntStream.range(0, 9)
                .mapToObj(row -> (row % 3 == 0 ? ".---------.---------.---------.\n" : "")
                        + IntStream.range(9 * row, 9 * row + 9)
                                .mapToObj(cell -> (cell % 3 == 0 ? "| " : "")
                                        + marks.toString()
                                                .substring(9 * cell, 9 * cell + 9)
                                                .replace(".", ""))
                                .collect(Collectors.joining("  ", "", " |")))
                .collect(Collectors.joining("\n", "", "\n'---------'---------'---------'"));

        assertThat(single(text).puzzle()).hasToString(marks.toString());
    }

    static Stream<Arguments> emptyRows() {
        String dashes = "---------";
        String blanks = " ".repeat(9);
        return Stream.of(
                arguments(2, '-', dashes),
                arguments(0, '-', dashes),
                arguments(8, '-', dashes),
                arguments(3, '-', "---|---|---"),
                arguments(4, '-', "--- --- ---"),
                arguments(1, ' ', blanks),
                arguments(0, ' ', blanks),
                arguments(3, ' ', blanks),
                arguments(8, ' ', blanks),
                arguments(4, ' ', ""),
                arguments(5, ' ', "   "));
    }

    @ParameterizedTest
    @MethodSource("emptyRows")
    void aRowOfABareGridMayBeWhollyEmpty(int row, char empty, String line) {
        String cells = P.substring(0, 9 * row) + ".".repeat(9) + P.substring(9 * row + 9);
        List<String> lines =
                new ArrayList<>(rows(cells.replace('.', empty), "").lines().toList());
        lines.set(row, line);
        String text = String.join("\n", lines);

        assertThat(single(text).puzzle()).isEqualTo(Givens.of(cells));
        assertThat(single("#A somebody\n\n" + text + "\n").puzzle()).isEqualTo(Givens.of(cells));
        if (line.length() > 8) {
            assertThat(described(text + "\n\n" + text + "\n\n"))
                    .containsExactly("1 " + cells + " ", "11 " + cells + " ");
        }
    }

    @Test
    void rulesAndGapsAreNoEmptyRows() {
        String dashes = P.replace('.', '-');
        String ruled = rows(dashes, "").replaceAll("((?:.+\n){3})", "$1---------\n");
        String gapped = rows(P.replace('.', ' '), "").replaceAll("((?:.+\n){3})", "$1\n");

        assertThat(single(ruled).puzzle()).isEqualTo(Givens.of(P));
        assertThat(single("---------\n" + ruled + "\n---------").puzzle()).isEqualTo(Givens.of(P));
        assertThat(single(gapped).puzzle()).isEqualTo(Givens.of(P));
        assertThat(single(boxed(dashes, "|", "+---+---+---+")).puzzle()).isEqualTo(Givens.of(P));
        // Eight rows and a gap between bands: one row is missing, not empty.
        assertThat(described(gapped.substring(0, gapped.lastIndexOf('\n'))))
                .noneMatch(entry -> entry.contains(P.substring(0, 9)));
    }

    @Test
    void simpleSudokuSaysBelowTheGridWhatWasDone() {
        String grid = boxed(P, "|", "|---+---+---|").replaceFirst("[^\n]+", "*-----------*");
        PuzzleEntry entry = single(grid + "\n\nI024\nI036\nE05007\nE05008\n");

        assertThat(entry.puzzle()).isEqualTo(Givens.of(P));
        assertThat(entry.current()).contains(Grid.of("5346" + P.substring(4)));
        assertThat(single(grid + "\n\n Simple Sudoku\n Version 4.2n\n").current())
                .isEmpty();
        assertThat(described(grid + "\n\nI024\n\n" + grid + "\n\nI036\n")).hasSize(2);
        assertThat(described(grid + "\n\nI014\n"))
                .containsExactly("line 15, column 1: the cell r1c2 is given, and cannot be set to 4");
    }

    @Test
    void marksMayStickToCandidates() {
        String plain = "178 5 36 24 9 12 4 367 8";
        String marked = "17-8 5 (36) 24a 9 1+2 4 #367 *8";
        String rest = "\n" + "12 3 4 5 6 7 8 9 1\n".repeat(8);

        assertThat(single(marked + rest).puzzle())
                .hasToString(single(plain + rest).puzzle().toString());
        assertThat(single(rest + "#" + plain).puzzle())
                .hasToString(single(rest + plain).puzzle().toString());
        assertThat(single(plain.replace(" ", "-") + rest).puzzle())
                .hasToString(single(plain + rest).puzzle().toString());
    }
}
