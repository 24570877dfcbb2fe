package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Everything that people paste. One line of data is one case.
class FormatsTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String SPREADSHEET = " is what a spreadsheet makes of a puzzle's 81 digits;"
            + " format the column as text before the puzzles are entered";
    private static final String RIGHT = "a puzzle has 81 cells, each a digit 1-9 or . or 0";

    private static String rows(String cells, String separator) {
        return IntStream.range(0, 9)
                .mapToObj(row -> cells.substring(9 * row, 9 * row + 9))
                .map(row -> String.join(separator, row.split("")))
                .collect(Collectors.joining("\n"));
    }

    private static String boxed(String cells, String bar, String rule) {
        return IntStream.range(0, 9)
                .mapToObj(row -> (row % 3 == 0 ? rule + "\n" : "")
                        + bar
                        + IntStream.range(0, 3)
                                .mapToObj(box -> cells.substring(9 * row + 3 * box, 9 * row + 3 * box + 3) + bar)
                                .collect(Collectors.joining()))
                .collect(Collectors.joining("\n", "", "\n" + rule));
    }

    private static PuzzleEntry single(String text) {
        List<Entry> entries = Formats.read(text);
        assertThat(entries).hasSize(1);
        assertThat(entries.getFirst()).isInstanceOf(PuzzleEntry.class);
        return (PuzzleEntry) entries.getFirst();
    }

    private static List<String> described(String text) {
        return Formats.read(text).stream()
                .map(entry -> switch (entry) {
                    case PuzzleEntry puzzle -> puzzle.line() + " " + puzzle.puzzle() + " " + puzzle.metadata();
                    case BrokenEntry broken -> broken.problem().toString();
                })
                .toList();
    }

    @ParameterizedTest
    @ValueSource(chars = {'.', '0', '_', '*', 'X', 'x', '-', ' '})
    void anyUsualCharacterStandsForAnEmptyCell(char empty) {
        String cells = P.replace('.', empty);

        assertThat(single(cells).puzzle()).isEqualTo(Givens.of(P));
        assertThat(single(rows(cells, "")).puzzle()).isEqualTo(Givens.of(P));
        assertThat(single(boxed(cells, "|", "+---+---+---+")).puzzle()).isEqualTo(Givens.of(P));
    }

    static Stream<Arguments> metadata() {
        return Stream.of(
                arguments(P, ""),
                arguments(P + " easy, 24", "easy, 24"),
                arguments(P + "\teasy\t24", "easy\t24"),
                arguments(P + ",easy,24", "easy,24"),
                arguments(P + ";easy", "easy"),
                arguments(P + " # easy", "# easy"),
                arguments(P + "#easy", "#easy"),
                arguments("\"" + P + "\"", ""),
                arguments("7,\"" + P + "\",\"easy\"", "7 \"easy\""),
                arguments("\"7\";\"" + P + "\"", "\"7\""),
                arguments("b2a3f1 " + P + " 7.1", "b2a3f1 7.1"),
                arguments("b2a3f1\t" + P, "b2a3f1"),
                arguments("17," + P + "," + SOLUTION, "17 " + SOLUTION),
                arguments("  " + P + "  ", ""),
                arguments(P + "  \t", ""),
                arguments("[" + P + "]", "[ ]"));
    }

    @ParameterizedTest
    @MethodSource("metadata")
    void whatStandsBesideThePuzzleIsKept(String line, String metadata) {
        PuzzleEntry entry = single(line);

        assertThat(entry.puzzle()).isEqualTo(Givens.of(P));
        assertThat(entry.metadata()).isEqualTo(metadata);
    }

    @Test
    void aListHasCommentsHeadingsAndBadLines() {
        String list = """
                # a comment
                // another
                ; a third

                puzzle,solution
                %s,%s
                1234
                [hard]
                %s
                """.formatted(P, SOLUTION, P);

        assertThat(described(list))
                .containsExactly(
                        "6 " + P + " " + SOLUTION,
                        "line 7, column 5: the line ends after 4 cells; " + RIGHT,
                        "9 " + P + " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void anyLineEndEndsALine(String end) {
        assertThat(described(P + end + end + P + end)).containsExactly("1 " + P + " ", "3 " + P + " ");
    }

    @Test
    void aPlusMarksAPlacedDigit() {
        PuzzleEntry entry =
                single("53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

        assertThat(entry.puzzle()).isEqualTo(Givens.of(P));
        assertThat(entry.current()).contains(Grid.of("534" + P.substring(3)));
    }

    @Test
    void aLineOfHodokusLibraryIsAPuzzleWithMetadata() {
        PuzzleEntry entry = single(":0000:1:+5" + P.substring(1) + ":::182:");

        assertThat(entry.puzzle()).isEqualTo(Givens.of("." + P.substring(1)));
        assertThat(entry.current()).contains(Grid.of(P));
        assertThat(entry.metadata()).isEqualTo(":0000:1: :::182:");
    }

    @Test
    void sevenHundredTwentyNineCharactersAreCandidates() {
        Pencilmarks marks = Pencilmarks.of(Givens.of(P));

        assertThat(single(marks.toString()).puzzle()).hasToString(marks.toString());
        assertThat(single(marks.toString().replace('.', '0') + " sukaku")).satisfies(entry -> {
            assertThat(entry.puzzle()).hasToString(marks.toString());
            assertThat(entry.metadata()).isEqualTo("sukaku");
        });
    }

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

    static Stream<Arguments> faults() {
        String nothing = "line 1, column 1: there is no puzzle here; " + RIGHT;
        return Stream.of(
                arguments(P.substring(1), "line 1, column 81: the line ends after 80 cells; " + RIGHT),
                arguments(P + "5", "line 1, column 82: the line has 82 cells; " + RIGHT),
                arguments("7," + P + "5,x", "line 1, column 84: the line has 82 cells; " + RIGHT),
                arguments("7," + P.substring(1), "line 1, column 83: the line ends after 80 cells; " + RIGHT),
                arguments(
                        P.substring(0, 9) + "q" + P.substring(10),
                        "line 1, column 10: the character 'q' stands in the grid; " + RIGHT),
                arguments(
                        P + P, "line 1, column 82: two puzzles stand here without a gap (162 cells); write one a line"),
                arguments("", nothing),
                arguments("# only\n// comments\n", nothing),
                arguments("id,1.23E+80", "line 1, column 4: 1.23E+80" + SPREADSHEET),
                arguments("1,23E+79", "line 1, column 1: 1,23E+79" + SPREADSHEET),
                arguments(
                        "\u0000\u0001\u0002",
                        "line 1, column 1: this is binary data; puzzles are read from text, plain or gzipped"),
                arguments(rows(P, "").substring(0, 79), "line 8, column 10: the grid ends after 8 of its 9 rows"),
                arguments(
                        rows(P, "").replace("6..195...", "6..195.."),
                        "line 2, column 8: row 2 has 8 cells where 9 belong"),
                arguments(
                        rows(P, "").replace("6..195...", "6..19q..."),
                        "line 2, column 6: the character 'q' stands in the grid; a cell is a digit 1-9 or . or 0"),
                arguments(
                        rows(P, ",").replace("6,.,.,1,9,5,.,.,.", "6,.,.,1,9,5,.,."),
                        "line 2, column 15: row 2 has 8 fields where 9 belong"),
                arguments(
                        rows(P, ",").replace("5,3,.,.", "5,3,ab,."),
                        "line 1, column 5: the field 'ab' is no cell; a cell is a digit 1-9, or empty, . or 0"),
                arguments(
                        rows(P, ",") + "\n" + P.replaceAll("(.)(?=.)", "$1,").substring(0, 17),
                        "line 10, column 1: the table has 10 rows;"
                                + " a puzzle has 9, or 18 with the current grid below"),
                arguments("#A x\n[State]\n" + rows(P, ""), "line 1, column 1: the file has no rows under [Puzzle]"),
                arguments(
                        "[Puzzle]\n" + rows(P, "") + "\n123456789",
                        "line 11, column 1: a tenth row stands here; a grid has 9"),
                arguments(
                        "12 3 4 5 6 7 8 9 1\n".repeat(8) + "12 3 4",
                        "line 9, column 6: row 9 has 3 groups of candidates where 9 belong"),
                arguments(
                        "12 3 4 5 6 7 8 9 1\n".repeat(8),
                        "line 8, column 1: the grid of candidates ends after 8 of its 9 rows"),
                arguments(
                        "12 3 4 5 6 7 8 9 1\n".repeat(10),
                        "line 10, column 1: a tenth row stands here; a grid of candidates has 9"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultHasItsPlaceAndOneSentence(String text, String problem) {
        assertThat(described(text)).containsExactly(problem);
    }

    @Test
    void aFormatThatIsToldIsNotGuessed() {
        assertThat(Formats.read(rows(P, ""), Optional.of(Formats.LINE))).hasSize(9);
        assertThat(Formats.read(P, Optional.of(Formats.CSV)).getFirst()).isInstanceOf(BrokenEntry.class);
        String row = "123456789 ".repeat(9).strip() + "\n";
        assertThat(Formats.read("6" + row.substring(9) + row.repeat(8))).hasSize(1);
        assertThat(Formats.named("TXT")).contains(Formats.LINE);
        assertThat(Formats.named("CSV")).contains(Formats.CSV);
        assertThat(Formats.named("pdf")).isEmpty();
    }
}
