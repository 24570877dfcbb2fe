package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.format.registry.ReadTexts.P;
import static org.escargot.format.registry.ReadTexts.single;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.format.Format;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Deflate;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.LzString;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Each sample in a description of the field's formats reads to its puzzle and writes back; the codes of the puzzle P
/// come out byte for byte. Skipped where the description is not there.
class SharedFormatsTest {
    private static final String ZEROS = P.replace('.', '0');
    private static final int LONGEST = 100_000;

    private final FormatSamples samples = FormatSamples.open();

    private static String written(String format, PuzzleEntry entry) {
        return Formats.named(format).orElseThrow().writer().orElseThrow().write(entry);
    }

    private static PuzzleEntry ofGivens(String cells) {
        return PuzzleEntry.of(1, Givens.of(cells), "");
    }

    /// What `text` reads to as `format`, told or found out, and as that format writes it again.
    private static PuzzleEntry sameInAndOut(String format, String text) {
        PuzzleEntry entry = single(text);
        Optional<Format> told = Formats.named(format);
        String again = written(format, entry);
        for (String form : List.of(text, again)) {
            assertThat(Formats.read(form, told)).singleElement().isInstanceOfSatisfying(PuzzleEntry.class, read -> {
                assertThat(read.puzzle()).isEqualTo(entry.puzzle());
                assertThat(read.digits()).isEqualTo(entry.digits());
                assertThat(read.notes()).isEqualTo(entry.notes());
            });
        }
        return entry;
    }

    private static void hasGivens(PuzzleEntry entry, String cells) {
        assertThat(entry.puzzle()).isEqualTo(Givens.of(cells));
    }

    @Test
    void linesAreReadAndWritten() {
        String line = samples.code(1, P.substring(0, 10));

        assertThat(line).isEqualTo(P);
        hasGivens(sameInAndOut("line", line), P);
        hasGivens(sameInAndOut("sdm", line.replace('.', '0')), P);
        assertThat(written("line", ofGivens(P))).isEqualTo(line + "\n");
        assertThat(written("sdm", ofGivens(P))).isEqualTo(ZEROS + "\n");
    }

    @Test
    void aPlusMarksAPlacedDigitOfALine() {
        String begun = FormatSamples.begun(samples.code(1, "+5"));

        PuzzleEntry entry = sameInAndOut(
                "line", begun + ".".repeat(Cell.COUNT - begun.replace("+", "").length()));

        assertThat(begun).isEqualTo("+5+7+63+8");
        hasGivens(entry, "...3" + ".".repeat(77));
        assertThat(entry.digits()).isEqualTo(Grid.of("57638" + ".".repeat(76)));
    }

    @Test
    void sdkHasGivensAStateAndPencilMarks() {
        String state = "534" + P.substring(3);
        List<String> file = samples.block(2);
        String text = file.stream()
                .filter(line -> !line.startsWith("6..195"))
                .collect(Collectors.joining("\n"))
                .replaceFirst("53\\.\\.7\\.{4}\n\\.\\.\\. 9 rows", FormatSamples.rows("53..7....", P))
                .replaceFirst("534\\.7\\.{4}\n\\.\\.\\. 9 rows", FormatSamples.rows("534.7....", state))
                .replaceFirst("\\.\\.\\. 9 rows", "\n,,,,,,,,".repeat(8).strip());

        PuzzleEntry entry = sameInAndOut("sdk", text);

        hasGivens(entry, P);
        assertThat(entry.digits()).isEqualTo(Grid.of(state));
        assertThat(entry.notes()).isEqualTo(Notes.ofCenter(marks(2, 1, 2).with(5, DigitSet.of(4, 6))));
        assertThat(entry.metadata()).contains("Author", "Description", "Comment", "2014-02-10", "Source", "Level");
    }

    private static Marks marks(int cell, int... digits) {
        return Marks.NONE.with(cell, DigitSet.of(digits));
    }

    @Test
    void sdxTellsGivensPlacedDigitsAndCandidatesApart() {
        String row = FormatSamples.begun(samples.code(3, "2 6789")) + " 34 34\n";

        PuzzleEntry entry = sameInAndOut("sdx", row.repeat(9));

        hasGivens(entry, "2..1.....".repeat(9));
        assertThat(entry.digits()).isEqualTo(Grid.of("2.51..9..".repeat(9)));
        assertThat(entry.notes().center().at(1)).isEqualTo(DigitSet.of(6, 7, 8, 9));
    }

    @Test
    void ssHasAGridAndMoves() {
        List<String> file = samples.block(4);
        String row = file.get(1);
        String rows = FormatSamples.rows(row, P);
        String grid = file.getFirst() + "\n" + rows + "\n" + file.getFirst() + "\n";
        String moves = file.stream()
                .filter(line -> line.startsWith("I") || line.startsWith("E"))
                .collect(Collectors.joining("\n"));

        PuzzleEntry entry = single(grid + "\n" + moves + "\n");

        hasGivens(entry, P);
        assertThat(file.subList(1, 4)).isEqualTo(rows.lines().limit(3).toList());
        assertThat(moves).isEqualTo("I388\nE78007");
        assertThat(entry.digits()).isEqualTo(Grid.of(P).with(38, 8));
        hasGivens(sameInAndOut("ss", grid), P);
        assertThat(written("ss", ofGivens(P))).startsWith(String.join("\n", file.subList(0, 4)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"53.|.7.|...", "5 3 . | . 7 . | . . ."})
    void rowsMayHaveBars(String row) {
        hasGivens(sameInAndOut("grid", FormatSamples.rows(samples.code(5, row), P)), P);
    }

    @Test
    void rowsMayHaveRules() {
        for (String rule : List.of("---+---+---", "------+-------+------")) {
            List<String> rows = FormatSamples.rows(samples.code(5, "53.|.7.|..."), P)
                    .lines()
                    .toList();
            String ruled = Stream.of(rows.subList(0, 3), rows.subList(3, 6), rows.subList(6, 9))
                    .map(band -> String.join("\n", band))
                    .collect(Collectors.joining("\n" + samples.code(5, rule) + "\n"));
            hasGivens(sameInAndOut("grid", ruled), P);
        }
    }

    @Test
    void csvKeepsItsEmptyLastField() {
        hasGivens(sameInAndOut("csv", FormatSamples.rows(samples.code(5, "5,3,"), P)), P);
    }

    @Test
    void candidatesStandInAFrame() {
        String row = samples.block(6).get(1);

        PuzzleEntry entry = sameInAndOut("candidates", (row + "\n").repeat(9));

        assertThat(entry.puzzle()).hasToString("""
                1...567..
                ..3......
                1...567..
                ...4.....
                12..5.7.9
                1.....7.9
                .....6.89
                ....5678.
                ....5.7.9
                """.replace("\n", "").repeat(9));
    }

    @Test
    void hodokuKeepsWhatIsPlaced() {
        String cells = FormatSamples.begun(samples.code(7, ":0000:1:").split(":", -1)[3]);
        String rest = FormatSamples.begun(samples.code(7, ":0000:1:")) + ".".repeat(60) + ":::182:";

        PuzzleEntry entry = sameInAndOut("hodoku", rest);

        assertThat(cells).isEqualTo("+6+3+42+8+9...8+7531+6+2+9+42+91");
        hasGivens(entry, "...2.....8.531....2.1" + ".".repeat(60));
        assertThat(entry.digits()).isEqualTo(Grid.of("634289...875316294291" + ".".repeat(60)));
    }

    @Test
    void candidatesMayBeALine() {
        String begun = samples.code(8, "....5");
        String text = P.chars().mapToObj(c -> allowed((char) c)).collect(Collectors.joining());

        PuzzleEntry entry = sameInAndOut("line", text);

        assertThat(text).startsWith(begun);
        assertThat(written("line", entry)).isEqualTo(text + "\n");
        assertThat(entry.puzzle()).hasToString(text);
    }

    private static String allowed(char cell) {
        return cell == '.' ? "123456789" : ".".repeat(cell - '1') + cell + ".".repeat('9' - cell);
    }

    @Test
    void bothVersionsOfOpenSudokuAreRead() {
        String first =
                samples.code(9, "<opensudoku>").replace("530070...", ZEROS).replace("<name>..", "<name>Easy")
                        + "</opensudoku>";
        String second = String.join("\n", samples.block(9)).replace("530070000600195...", ZEROS);

        for (String text : List.of(first, second)) {
            PuzzleEntry entry = sameInAndOut("opensudoku", text);
            hasGivens(entry, P);
            assertThat(entry.metadata()).isEqualTo("Easy");
        }
        assertThat(written("opensudoku", ofGivens(P))).contains("data=\"" + ZEROS + "\"");
    }

    @Test
    void ksudokuHasTheCellsByColumns() {
        String text = String.join("\n", samples.block(10)).replace(" ...", "");
        String values = text.substring(text.indexOf("<values>"), text.indexOf("</values>"));

        hasGivens(sameInAndOut("ksudoku", text), P);
        assertThat(written("ksudoku", ofGivens(P))).contains(values);
    }

    @Test
    void gnomeSudokuHasFixedCellsAndEarmarks() {
        PuzzleEntry entry = sameInAndOut("gnome-sudoku", samples.code(11, "{\"difficulty_category\""));

        hasGivens(entry, "5" + ".".repeat(80));
        assertThat(entry.notes()).isEqualTo(Notes.ofCenter(marks(2, 1, 2)));
    }

    @Test
    void sudokuExchangeAndSudokuPadCountBlanks() {
        String code = samples.code(12, "5NlQ");
        String empty = samples.code(12, "ooooo");
        String exchange = samples.code(12, "https://sudokuexchange.com");
        exchange = exchange.substring(0, exchange.indexOf('<'));

        for (String value : List.of(code, ZEROS)) {
            hasGivens(sameInAndOut("sudoku-exchange", exchange + value + "&d=1"), P);
        }
        assertThat(written("sudoku-exchange", ofGivens(P))).isEqualTo(exchange + code + "\n");
        assertThat(written("sudoku-exchange", ofGivens(".".repeat(81)))).isEqualTo(exchange + empty + "\n");
        hasGivens(sameInAndOut("sudokupad", "https://sudokupad.app/classic" + code), P);
        assertThat(written("sudokupad", ofGivens(P))).endsWith(code + "\n");
    }

    @Test
    void fPuzzlesHasTheCodesOfLzString() {
        String small = samples.code(12, "N4IgzglgXgpiBcBmA");
        String empty = samples.code(12, "N4IgzglgXgpiBcBOA");
        String members = samples.code(12, "{\"size\":3");
        String link = samples.code(12, "https://f-puzzles.com");
        link = link.substring(0, link.indexOf('<'));

        assertThat(LzString.unpack(small, LONGEST)).contains(members);
        assertThat(LzString.pack(members)).isEqualTo(small);
        assertThat(written("f-puzzles", ofGivens(".".repeat(81)))).isEqualTo(link + empty + "\n");
        hasGivens(sameInAndOut("f-puzzles", link + empty), ".".repeat(81));
        hasGivens(sameInAndOut("f-puzzles", written("f-puzzles", ofGivens(P))), P);
        assertThat(single("https://sudokupad.app/fpuzzles" + empty)).isEqualTo(ofGivens(".".repeat(81)));
    }

    /// The sample is cut off; the cell that it begins with is written as it has it.
    @Test
    void fPuzzlesHasGivens() {
        String cell = "{\"value\":5,\"given\":true}";
        String link = written("f-puzzles", ofGivens(P));
        String text = LzString.unpack(link.substring(link.indexOf('=') + 1).strip(), LONGEST)
                .orElseThrow();

        assertThat(samples.code(12, "{\"size\":9")).contains("\"grid\":[[" + cell + ",{}");
        assertThat(text).startsWith("{\"size\":9").contains("\"grid\":[[" + cell);
        assertThat(Json.parse(text)).isPresent();
    }

    @Test
    void penpaHasTheCellsOfItsNumbers() {
        String link = samples.code(12, "https://swaroopg92");
        link = link.substring(0, link.indexOf('<'));

        String written = written("penpa", ofGivens(P));

        assertThat(written).startsWith(link);
        assertThat(Deflate.unpack(written.substring(link.length()).strip(), LONGEST)
                        .orElseThrow())
                .contains("[\"5\",1,\"1\"]");
        hasGivens(sameInAndOut("penpa", written), P);
        hasGivens(sameInAndOut("penpa", written.replace("m=edit", "m=solve")), P);
    }

    @Test
    void sudokuWikiHas81Digits() {
        String link = samples.code(12, "https://www.sudokuwiki.org");
        link = link.substring(0, link.indexOf('<'));

        assertThat(written("sudokuwiki", ofGivens(P))).isEqualTo(link + ZEROS + "\n");
        hasGivens(sameInAndOut("sudokuwiki", link + ZEROS), P);
        hasGivens(sameInAndOut("sudokuwiki", link + P), P);
    }
}
