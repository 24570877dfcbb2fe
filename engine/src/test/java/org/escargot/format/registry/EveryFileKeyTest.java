package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.format.registry.ReadTexts.P;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Deflate;
import org.escargot.format.codec.Zlib;
import org.escargot.grid.DigitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Each key that the specifications of OpenSudoku, KSudoku, GNOME Sudoku, SudokuWiki, sudoku.coach and Penpa know is
/// used, or says nothing of the puzzle, or is refused. [EveryKeyTest] has the other formats.
class EveryFileKeyTest {
    private static final String DIGITS = P.replace('.', '0');

    private static PuzzleEntry puzzle(String text) {
        PuzzleEntry entry = ReadTexts.single(text);
        assertThat(entry.start()).hasToString(P);
        assertThat(entry.remarks()).isEmpty();
        return entry;
    }

    private static void isRefused(String text) {
        assertThat(Formats.read(text)).hasSize(1).allMatch(BrokenEntry.class::isInstance);
    }

    /// The digits, a 4 in the third cell, and in the fourth a note of 2 and 6.
    private static void isPlayed(String text) {
        PuzzleEntry entry = puzzle(text);
        assertThat(entry.digits().digit(2)).isEqualTo(4);
        assertThat(entry.notes().center().at(3)).isEqualTo(DigitSet.of(2, 6));
    }

    private static String played(String version, String none, String noted, String open) {
        return IntStream.range(0, 81)
                .mapToObj(cell -> P.charAt(cell) != '.'
                        ? P.charAt(cell) + "|" + none + "0|"
                        : cell == 2 ? "4|" + none + open : "0|" + (cell == 3 ? noted : none) + open)
                .collect(Collectors.joining("", "version: " + version + "&#10;", ""));
    }

    private static String openSudoku(String data) {
        return "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<opensudoku version=\"2\"><folder name=\"Easy\" "
                + "created=\"1241216\"><game created=\"1\" state=\"0\" time=\"7\" last_played=\"2\" data=\"" + data
                + "\" note=\"mine\"/></folder></opensudoku>";
    }

    @Test
    void everyKeyOfOpenSudokuIsUsedOrSaysNothing() {
        assertThat(puzzle(openSudoku(DIGITS)).metadata()).isEqualTo("Easy mine");
        assertThat(puzzle(
                                "<opensudoku><name>Old</name><author>me</author><description>x</description><level>easy</level>"
                                        + "<game data=\"" + DIGITS + "\"/></opensudoku>")
                        .metadata())
                .isEqualTo("Old");
        isPlayed(openSudoku(played("1", "-|", "2,6,|", "1|")));
        isPlayed(openSudoku(played("2", "0|", "34|", "1|")));
        isPlayed(openSudoku(played("3", "0|", "34|", "1|")));
        assertThat(puzzle(openSudoku(played("4", "0|0|", "34|2|", "1|")))
                        .notes()
                        .corner()
                        .at(3))
                .isEqualTo(DigitSet.of(2, 6));
    }

    private static String kSudoku(String graph, String history) {
        StringBuilder values = new StringBuilder();
        for (int i = 0; i < 81; i++) {
            char c = P.charAt(i % 9 * 9 + i / 9);
            values.append(c == '.' ? '_' : (char) ('a' + c - '0'));
        }
        return "<!DOCTYPE ksudoku><ksudoku><game had-help=\"1\" msecs-elapsed=\"12345\"><puzzle><graph " + graph
                + "/><values>" + values + "</values><solution>" + values + "</solution></puzzle><history>" + history
                + "</history></game></ksudoku>";
    }

    @Test
    void everyKeyOfKSudokuIsUsedOrSaysNothing() {
        String plain = "order=\"9\" type=\"sudoku\" specific-type=\"Plain\" sizeX=\"9\" sizeY=\"9\" sizeZ=\"1\"";
        isPlayed(kSudoku(
                plain,
                "<complex-event><simple-event index=\"18\" value=\"4\"/></complex-event>"
                        + "<simple-event index=\"27\" markers=\"010001000\"/>"));
        assertThat(kSudoku(plain, "<simple-event index=\"18\" value=\"4\" given=\"true\"/>"))
                .satisfies(text ->
                        assertThat(ReadTexts.single(text).start().digit(2)).isEqualTo(4));
        assertThat(puzzle(kSudoku(
                                plain,
                                "<simple-event index=\"18\" value=\"4\"/><simple-event index=\"18\" value=\"0\"/>"))
                        .digits())
                .hasToString(P);
    }

    /// A digit hides notes, and what was taken back is gone.
    @Test
    void whatIsWrittenForKSudokuKeepsNotes() {
        PuzzleEntry entry = puzzle(kSudoku(
                "order=\"9\" type=\"sudoku\"",
                "<simple-event index=\"18\" value=\"4\"/><simple-event index=\"27\" markers=\"010001000\"/>"));

        isPlayed(Formats.named("ksudoku").orElseThrow().writer().orElseThrow().write(entry));
    }

    @Test
    void everyKeyOfGnomeSudokuIsUsedOrSaysNothing() {
        String cells = IntStream.range(0, 81)
                .filter(cell -> P.charAt(cell) != '.' || cell == 2 || cell == 3)
                .mapToObj(cell -> "{\"position\":[" + cell / 9 + "," + cell % 9 + "],\"value\":"
                        + (cell == 2 ? "4" : P.charAt(cell) == '.' ? "0" : P.charAt(cell)) + ",\"fixed\":"
                        + (P.charAt(cell) != '.') + ",\"earmarks\":[" + (cell == 3 ? "2,6" : "") + "]}")
                .collect(Collectors.joining(","));
        isPlayed("{\"difficulty_category\":\"easy\",\"time_elapsed\":12.3,\"cells\":[" + cells + "]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "killersudoku",
                "jigsaw",
                "sudokux",
                "sudokuXPlus",
                "windoku",
                "str8ts",
                "colours_jigsaw",
                "kakuro",
                "kenken",
                "Killer_Jigsaw",
                "Sudoku_Creation_and_Grading"
            })
    void otherPagesOfSudokuWikiAreRefused(String page) {
        isRefused("https://www.sudokuwiki.org/" + page + ".htm?bd=" + DIGITS);
        isRefused("https://www.sudokuwiki.org/" + page + ".aspx?bd=" + DIGITS + "&n=1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"K", "J", "X", "W", "T"})
    void otherKindsOfBoardsOfSudokuWikiAreRefused(String kind) {
        isRefused("https://www.sudokuwiki.org/sudoku.htm?bd=" + kind + "9B" + "01".repeat(81));
        isRefused(kind + "9B" + "01".repeat(81));
    }

    private static String coach(String more) {
        return "SCv7_32_" + Zlib.pack("{\"gridSize\":9,\"givenDigits\":\"" + DIGITS + "\"" + more + "}");
    }

    @Test
    void everyKeyOfSudokuCoachIsUsedOrSaysNothing() {
        String notes =
                IntStream.range(0, 81).mapToObj(cell -> cell == 3 ? "68" : "0").collect(Collectors.joining("-"));
        isPlayed(coach(",\"userDigits\":\"" + "004" + "0".repeat(78) + "\",\"userCellCandidates\":\"" + notes
                + "\",\"userColors\":[1],\"title\":\"t\",\"author\":\"a\",\"solution\":\"x\",\"version\":7"));
        puzzle(coach(",\"regions\":[],\"givenConstraints\":[],\"diagonals\":false"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"givenConstraints", "cages", "diagonals", "thermos", "zigzag"})
    void anyOtherMemberOfSudokuCoachIsRefused(String name) {
        isRefused(coach(",\"" + name + "\":[{\"cells\":[0,1]}]"));
        isRefused(coach(",\"" + name + "\":true"));
        isRefused(coach(",\"regions\":[" + "0,".repeat(80) + "1]"));
    }

    /// The setter's layer of a drawing with one member more, or another value of one that it has.
    private static String drawn(String name, String value) {
        String link =
                Formats.named("penpa").orElseThrow().writer().orElseThrow().write(puzzle(P));
        String text = Deflate.unpack(link.substring(link.indexOf("p=") + 2).strip(), 100_000)
                .orElseThrow()
                .replaceFirst(",\"" + name + "\":(\\{\\}|\\[\\])", "")
                .replaceFirst("\"number\":", "\"" + name + "\":" + value + ",\"number\":");
        assertThat(text).contains("\"" + name + "\":" + value);
        return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + Deflate.pack(text);
    }

    @Test
    void membersOfPenpaThatDrawNothingSayNothing() {
        puzzle(drawn("command_undo", "{\"a\":1}"));
        puzzle(drawn("thermo", "[]"));
        puzzle(drawn("cage", "{}"));
    }

    /// What a setter can draw on a board.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "symbol",
                "surface",
                "freeline",
                "freelineE",
                "deletelineE",
                "line",
                "wall",
                "cage",
                "thermo",
                "nobulbthermo",
                "arrows",
                "direction",
                "squareframe",
                "polygon",
                "killercages",
                "zigzag"
            })
    void whatIsDrawnWithPenpaIsRefused(String name) {
        isRefused(drawn(name, "{\"28\":2}"));
        isRefused(drawn(name, "[[28,29]]"));
    }
}
