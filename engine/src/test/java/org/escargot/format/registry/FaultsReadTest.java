package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.format.registry.ReadTexts.P;
import static org.escargot.format.registry.ReadTexts.described;
import static org.escargot.format.registry.ReadTexts.rows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What cannot be read, and what is said of it. One line of data is one case.
class FaultsReadTest {
    private static final String SPREADSHEET = " is what a spreadsheet makes of a puzzle's 81 digits;"
            + " format the column as text before the puzzles are entered";
    private static final String RIGHT = "a puzzle has 81 cells, each a digit 1-9 or . or 0";

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
                arguments("\u0000\u0001\u0002", "line 1, column 1: this is binary data; puzzles are read from text"),
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
