package org.escargot.format.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Lists of lists, as programs write them.
class MatrixTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String ZEROS = P.replace('.', '0');
    private static final String ONE_LINE = matrix("", ",", ",");

    /// The rows with `start` before each, `cell` between cells and `row` between rows.
    private static String matrix(String start, String cell, String row) {
        return IntStream.range(0, 9)
                .mapToObj(i -> start + "["
                        + String.join(cell, ZEROS.substring(9 * i, 9 * i + 9).split("")) + "]")
                .collect(Collectors.joining(row, "[", "]"));
    }

    private static List<String> described(String text) {
        return Formats.read(text).stream()
                .map(entry -> switch (entry) {
                    case PuzzleEntry puzzle -> puzzle.line() + " " + puzzle.puzzle() + " " + puzzle.metadata();
                    case BrokenEntry broken -> broken.problem().toString();
                    case VariantEntry variant -> variant.usual().problem().toString();
                })
                .toList();
    }

    static Stream<String> forms() {
        return Stream.of(
                ONE_LINE,
                matrix("", ", ", ", "),
                matrix("\n  ", ",", ","),
                matrix("  ", ",", ",\n").replace("]]", "]\n]"),
                matrix("", ",", ",\n").substring(1, matrix("", ",", ",\n").length() - 1),
                ONE_LINE.replace("0,0,0,8", "0,0,\n0,8"),
                ONE_LINE.replace("],[", "]\n,\n["),
                ONE_LINE.replace('[', '{').replace(']', '}') + ";",
                ONE_LINE.replace("0", "None"),
                ONE_LINE.replace("0", "null"),
                ONE_LINE.replaceAll("(\\d)", "'$1'"),
                ONE_LINE.replaceAll("(\\d)", "\"$1\"").replace("0", "."),
                matrix(" ", " ", "\n"),
                matrix("", ",", ", # a comment\n"),
                matrix("", ",", ", // a comment [1]\n"),
                "[" + String.join(", ", ZEROS.split("")) + "]",
                "["
                        + IntStream.range(0, 9)
                                .mapToObj(i -> '"' + P.substring(9 * i, 9 * i + 9) + '"')
                                .collect(Collectors.joining(",\n"))
                        + "]",
                "def solve(grid):\n    grid[0][1] = 5\n    for n in [1,2,3,4,5,6,7,8,9]:\n        pass\n" + ONE_LINE);
    }

    @ParameterizedTest
    @MethodSource("forms")
    void anyLanguageAndAnyLayoutIsRead(String text) {
        assertThat(Formats.read(text))
                .singleElement()
                .extracting(entry -> entry instanceof PuzzleEntry puzzle ? puzzle.puzzle() : entry)
                .isEqualTo(Givens.of(P));
    }

    /// Hours would pass if each bracket were followed to the end of the text.
    @Test
    void bracketsWithoutEndAreReadOnce() {
        assertThat(Formats.read("x = " + "[".repeat(1_000_000))).hasSize(1);
    }

    @Test
    void aNameInFrontIsKept() {
        assertThat(described("grille = " + ONE_LINE)).containsExactly("1 " + P + " grille");
        assertThat(described("let grid=" + matrix("\n", ",", ",") + ";\nsolve(grid)"))
                .containsExactly("2 " + P + " grid");
        assertThat(described("12   pb = " + matrix("\n13 ", ",", ","))).containsExactly("2 " + P + " pb");
    }

    @Test
    void matricesFollowEachOther() {
        assertThat(described("a = " + ONE_LINE + "\n\nb = " + ONE_LINE))
                .containsExactly("1 " + P + " a", "3 " + P + " b");
        assertThat(described("[" + ONE_LINE + ",\n" + ONE_LINE + "]")).containsExactly("1 " + P + " ", "2 " + P + " ");
        assertThat(described((ONE_LINE + "\n").repeat(200))).hasSize(200);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                arguments(
                        ONE_LINE.replace("[6,0,0,1", "[6,0,q,1"),
                        "line 1, column 27: the field 'q' is no cell; a cell is a digit 1-9, or empty, . or 0"),
                arguments(
                        matrix("\n", ",", ",").replace("[6,0,0,1", "[6,0,1"),
                        "line 3, column 1: row 2 has 8 cells where 9 belong"),
                arguments(
                        matrix("\n", ",", ",").replaceFirst("\\[5.*", ""),
                        "line 10, column 1: the grid ends after 8 of its 9 rows"),
                arguments(
                        matrix("\n", ",", ",").replace("]]", "],[1,2,3,4,5,6,7,8,9]]"),
                        "line 10, column 21: a tenth row stands here; a grid has 9"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultHasItsPlaceAndOneSentence(String text, String problem) {
        assertThat(described(text)).containsExactly(problem);
    }

    /// Found by `ReadersFuzzTest`.
    @Test
    void anySignOfAnEmptyCellMayStandInAMatrix() {
        String rows = "[5,3,_,-,7,x,*,0,.],\n" + "[6,.,.,1,9,5,.,.,.],\n".repeat(8);

        assertThat(Formats.read(rows))
                .singleElement()
                .isInstanceOfSatisfying(
                        PuzzleEntry.class,
                        entry -> assertThat(entry.start().toString()).startsWith("53..7....6..195..."));
    }
}
