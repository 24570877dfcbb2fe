package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Grids as people write them, in `sheets.txt`: each one puzzle, the same, behind a line with its name. And what must
/// stay broken, because a cell is missing in it.
class SheetsReadTest {
    private static final String P = ReadTexts.P;
    private static final String OTHER =
            ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

    @TestFactory
    Stream<DynamicTest> eachSheetIsThePuzzleAndNothingElse() throws IOException {
        try (InputStream stream = SheetsReadTest.class.getResourceAsStream("/format/sheets.txt")) {
            String all = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(all.split("(?m)^=== "))
                    .filter(sheet -> !sheet.isEmpty())
                    .map(sheet -> DynamicTest.dynamicTest(
                            sheet.lines().findFirst().orElseThrow(),
                            () -> isPuzzle(sheet.substring(sheet.indexOf('\n') + 1))))
                    .toList()
                    .stream();
        }
    }

    private static void isPuzzle(String sheet) {
        assertThat(ReadTexts.described(sheet)).singleElement().asString().contains(P);
    }

    private static String rows(String... rows) {
        return String.join("\n", rows);
    }

    @Test
    void aSheetThatLacksACellIsNoPuzzle() {
        List<String> rows = ReadTexts.rows(P, " ").lines().toList();
        String code =
                rows.stream().map(row -> "  [" + row.replace(" ", ", ") + "],").collect(Collectors.joining("\n"));

        assertThat(ReadTexts.described("Look:\n" + code.replaceFirst(", 3", "")))
                .noneMatch(each -> each.contains(" 53"));
        assertThat(ReadTexts.described(rows(rows.get(0), "text", rows.get(1)))).noneMatch(each -> each.endsWith(" "));
        String shifted = IntStream.range(0, 9)
                .mapToObj(row -> row == 2
                        ? rows.get(row) + " ."
                        : row == 5 ? rows.get(row).substring(2) : rows.get(row))
                .collect(Collectors.joining("\n"));
        assertThat(ReadTexts.described(shifted)).singleElement().asString().contains("where 9 belong");
    }

    @Test
    void aTenthRowIsStillOneTooMany() {
        assertThat(ReadTexts.described(ReadTexts.rows(P, "") + "\n1........"))
                .anyMatch(each -> each.contains("tenth row") || each.contains("ends after"));
    }

    @Test
    void linesOfSeveralFormatsStandInOneList() {
        String list = rows(
                "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79",
                P + " by hand",
                "https://www.sudokuwiki.org/sudoku.htm?bd=" + P.replace('.', '0'),
                ":0000:x:" + P + ":::182:",
                "https://nowhere.example/play/17");

        assertThat(ReadTexts.described(list))
                .hasSize(5)
                .satisfies(read -> assertThat(read.subList(0, 4)).allMatch(each -> each.contains(P)))
                .last()
                .isEqualTo("line 5, column 1: links to nowhere.example cannot be read;"
                        + " open the link there, and copy the puzzle's 81 digits");
    }

    @Test
    void notesOfAStepBeforeAListSayNothing() {
        String notes = rows("r7c3=5", "=> r2c5<>4", "ER=7.1", "3 r4c4 -3- r3c7 -5- r7c7 => r7c4<>3", "\u00A9 2024 me");

        assertThat(ReadTexts.described(notes + "\n" + P)).containsExactly("6 " + P + " ");
        assertThat(ReadTexts.described("SE 8.3/1.2/1.2\n" + P)).containsExactly("2 " + P + " ");
        assertThat(ReadTexts.described("1234\n" + P)).hasSize(2);
        assertThat(ReadTexts.described("53..7....6..195....98....6.8 mine\n" + P))
                .hasSize(2);
    }

    /// A puzzle with the digits 0 to 8, perhaps: it is read, and what was taken for what is said.
    @Test
    void aZeroBesideAWordForNothingIsSaid() {
        String digits = P.replace('1', '0');
        for (String word : List.of("null", "None", "NaN")) {
            String list = ReadTexts.rows(digits, ",").replace(".", word);
            for (String text : List.of(list, "[[" + list.replace("\n", "],\n[") + "]]", "grid = [\n" + list + "\n]")) {
                assertThat(ReadTexts.single(text).remarks())
                        .singleElement()
                        .satisfies(said -> assertThat(said.sentence()).contains("0 and " + word));
                assertThat(ReadTexts.single(text.replace('0', '1')).remarks()).isEmpty();
            }
        }
    }

    @Test
    void aGridAmongLinesIsRead() {
        assertThat(ReadTexts.described(P + "\n" + ReadTexts.rows(P, " ") + "\n" + P))
                .hasSize(3)
                .allMatch(each -> each.contains(P));
    }

    @Test
    void otherSizesAreNamed() {
        assertThat(ReadTexts.described("1 . 3 .\n. 2 . 4\n. . . .\n4 . 2 ."))
                .containsExactly("line 1, column 1: this is a puzzle of 4x4 cells; puzzles of 9x9 cells can be read");
        assertThat(ReadTexts.described("1..45.\n.2..4.\n......\n4.2...\n...6..\n6....1"))
                .singleElement()
                .asString()
                .contains("6x6");
        assertThat(ReadTexts.described("1..4.2..3..4..1."))
                .singleElement()
                .asString()
                .contains("4x4");
    }

    @Test
    void textAroundCandidatesIsNoRowOfThem() {
        String marks =
                Stream.generate(() -> "| 12 3 456 | 7 8 9 | 1 23 4 |").limit(9).collect(Collectors.joining("\n"));

        assertThat(ReadTexts.described(marks + "\nX-Wing: 1 r15 c68 => r369c8,r9c6<>1"))
                .containsExactlyElementsOf(ReadTexts.described(marks));
        assertThat(ReadTexts.described("I think r7c3=5\n" + marks + "\n=> r7c3<>4"))
                .hasSize(1);
    }

    @Test
    void aSolutionBesideItsPuzzleIsNotAPuzzle() {
        assertThat(ReadTexts.described("solution,puzzle\n" + ReadTexts.SOLUTION + "," + P))
                .singleElement()
                .asString()
                .startsWith("2 " + P);
        assertThat(ReadTexts.described("board;mission\n" + ReadTexts.SOLUTION.replace('1', '.') + ";" + P))
                .singleElement()
                .asString()
                .startsWith("2 " + P);
        assertThat(ReadTexts.described("[{\"solution\": \"" + ReadTexts.SOLUTION + "\",\n\"quiz\": \"" + P + "\"}]"))
                .containsExactly("1 " + P + " ");
    }

    @Test
    void zeroBesideNullIsSaid() {
        String json = "{\"board\": ["
                + Stream.generate(() -> "[1,0,null,4,5,6,7,8,9]").limit(9).collect(Collectors.joining(",")) + "]}";

        assertThat(ReadTexts.single(json).remarks())
                .singleElement()
                .satisfies(remark ->
                        assertThat(remark.sentence()).startsWith("0 and null both stand for empty cells here"));
    }

    @Test
    void everyLinkOfALineIsRead() {
        String one = "https://sudokuexchange.com/play/?s=" + P;
        String two = "https://www.sudokuwiki.org/sudoku.htm?bd=" + OTHER;

        assertThat(ReadTexts.described("See " + one + " and " + two + " too"))
                .containsExactly("1 " + P + " ", "1 " + OTHER + " ");
        assertThat(ReadTexts.described("[a](" + one + ") [b](" + two + ")"))
                .containsExactly("1 " + P + " ", "1 " + OTHER + " ");
        assertThat(ReadTexts.described("[\"" + P + "\", \"" + OTHER + "\"]")).hasSize(2);
        assertThat(ReadTexts.described("{\"easy\": [\"" + P + "\", \"" + OTHER + "\"]}"))
                .hasSize(2);
    }

    @Test
    void codesOfSudokuWikiStandWithoutALink() {
        String cells = P.chars().mapToObj(c -> c == '.' ? "ep" : "0" + (char) c).collect(Collectors.joining());

        assertThat(ReadTexts.described("S9B" + cells)).containsExactly("1 " + P + " ");
        assertThat(ReadTexts.described("Board: s9b" + cells + " (copied)\n" + OTHER))
                .hasSize(2);
        assertThat(ReadTexts.described("X9B" + cells))
                .singleElement()
                .asString()
                .contains("X9B");
    }

    @Test
    void candidatesAreNoRowsWhereverTheirLinesEnd() {
        Pencilmarks marks = Pencilmarks.of(new Givens(Grid.of(P)));
        String signs = marks.toString();
        List<String> cells = pieces(signs, 9);
        String picture = IntStream.range(0, 27)
                .mapToObj(row -> IntStream.range(0, 9)
                        .mapToObj(column -> cells.get(row / 3 * 9 + column).substring(row % 3 * 3, row % 3 * 3 + 3))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        String lists = cells.stream()
                .map(cell -> Arrays.toString(cell.replace(".", "").split("")))
                .collect(Collectors.joining(",", "[[", "]]"));

        for (String text : List.of(
                String.join("\n", cells),
                String.join("\n", pieces(signs, 81)),
                String.join(" ", cells),
                picture,
                lists)) {
            assertThat(ReadTexts.single(text).puzzle()).hasToString(signs);
        }
    }

    private static List<String> pieces(String text, int length) {
        return IntStream.range(0, text.length() / length)
                .mapToObj(piece -> text.substring(piece * length, (piece + 1) * length))
                .toList();
    }

    @Test
    void whatNobodyKnowsForSureIsNotRead() {
        String nodes = IntStream.range(0, 9)
                .mapToObj(i -> "\\node at (" + (i + 1) + "," + (9 - i) + ") {" + (i + 1) + "};")
                .collect(Collectors.joining("\n"));
        String boxes = ReadTexts.rows(P, "").replaceAll("(...)", "$1\n");
        String cells = P.chars()
                .mapToObj(c -> "{\"colour\": " + (char) (c == '.' ? '0' : c) + "}")
                .collect(Collectors.joining(",", "{\"cells\": [", "]}"));

        assertThat(ReadTexts.described(nodes)).allMatch(each -> each.startsWith("line "));
        assertThat(ReadTexts.described(boxes)).allMatch(each -> each.startsWith("line "));
        assertThat(ReadTexts.described(cells)).allMatch(each -> each.startsWith("line "));
    }

    @Test
    void largerGridsAreNamedInCodeAndTables() {
        String row = IntStream.rangeClosed(1, 16).mapToObj(Integer::toString).collect(Collectors.joining(","));
        String matrix =
                IntStream.range(0, 16).mapToObj(_ -> "[" + row + "]").collect(Collectors.joining(",", "[", "]"));
        String table =
                IntStream.range(0, 16).mapToObj(_ -> row.replace("12", "")).collect(Collectors.joining("\n"));

        assertThat(List.of(matrix, table))
                .allSatisfy(text -> assertThat(ReadTexts.described(text))
                        .singleElement()
                        .asString()
                        .contains("16x16"));
        assertThat(ReadTexts.described("www.nowhere.example has one"))
                .singleElement()
                .asString()
                .contains("nowhere.example");
    }
}
