package org.escargot.format.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.escargot.format.Beside;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.LzString;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Frame;
import org.junit.jupiter.api.Test;

class FPuzzlesReaderTest {
    private static final String ROW = "[{},{},{},{}]";
    /// A 4x4 with a given, a placed digit, notes and a colored cell.
    private static final String GRID = "\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{\"value\":2},"
            + "{\"centerPencilMarks\":[3,4]},{\"cornerPencilMarks\":[4]}]," + ROW + "," + ROW + ",[{},{},{},{}]]";

    /// Once they were dropped without a word.
    @Test
    void whatAPlayerDidAndWhoSetItWroteIsKept() {
        VariantEntry entry = (VariantEntry) read("{" + GRID + ",\"ruleset\":\"Anti-knight\",\"antiknight\":true,"
                + "\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]}");
        Beside beside = entry.beside();
        assertThat(entry.variant().givens().toString()).isEqualTo("1...............");
        assertThat(beside.placed()).containsOnly(Map.entry(1, 2));
        assertThat(beside.center()).containsOnly(Map.entry(2, 0b1100));
        assertThat(beside.corner()).containsOnly(Map.entry(3, 0b1000));
        assertThat(beside.words()).isEqualTo("Anti-knight");
        assertThat(beside.solution()).isEqualTo("1234341221434321");
    }

    /// Once such a rule was passed over, and any grid that obeys the others was a solution.
    @Test
    void aRuleInWordsThatNoMemberSaysIsTold() {
        String words = "Normal sudoku rules apply. Anti-knight. Killer cages show their sum, kings move.";
        VariantEntry entry = (VariantEntry) read("{" + GRID + ",\"ruleset\":\"" + words
                + "\",\"killercage\":[{\"cells\":[\"R1C3\",\"R1C4\"],\"value\":7}],\"antiking\":true}");
        assertThat(entry.unread()).containsExactly("\u201cknight\u201d");
    }

    @Test
    void colorsAreToldAsNotUnderstood() {
        VariantEntry entry = (VariantEntry) read("{" + GRID.replace("{\"value\":2}", "{\"c\":\"#CFCFCF\"}") + "}");
        assertThat(entry.unread()).containsExactly("1 × color");
    }

    /// Once such lines were passed over where other puzzles stood beside them.
    @Test
    void aCodeWithoutALinkIsRead() {
        String code = LzString.pack("{" + GRID + "}");

        List<Entry> read = Formats.read(" " + code + "\n" + code + "\n.Shape~4x4.AntiKing\n");

        assertThat(read).hasSize(3).noneMatch(BrokenEntry.class::isInstance);
        assertThat((Object) read.getFirst()).isEqualTo(read("{" + GRID + "}"));
        assertThat(Formats.read(code.substring(0, 60))).singleElement().isInstanceOf(BrokenEntry.class);
    }

    /// Regions that are the usual boxes make no variant.
    @Test
    void aUsualPuzzleWithItsBoxesToldKeepsPlacedDigitsAndNotes() {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            rows.append(row == 0 ? "[" : ",[");
            for (int column = 0; column < 9; column++) {
                String more = row + column == 0 ? ",\"value\":5,\"cornerPencilMarks\":[7]" : "";
                rows.append(column == 0 ? "" : ",").append("{\"region\":" + (row / 3 * 3 + column / 3) + more + "}");
            }
            rows.append("]");
        }
        PuzzleEntry entry = (PuzzleEntry) read("{\"size\":9,\"grid\":[" + rows + "]}");
        assertThat(entry.digits().digit(0)).isEqualTo(5);
        assertThat(entry.start().digit(0)).isZero();
        assertThat(entry.notes().corner().at(0).contains(7)).isTrue();
    }

    /// The other cells were in no region, and the puzzle had too many solutions.
    @Test
    void onABoardWithoutBoxesARegionThatIsNotToldIsTheRow() {
        String row = "[{},{},{},{},{}]";
        String grid = "[{\"region\":1},{},{},{},{}],[{},{},{},{},{\"region\":0}]," + row + "," + row + "," + row;
        VariantEntry entry = (VariantEntry) read("{\"size\":5,\"grid\":[" + grid + "]}");
        Frame frame = entry.variant().rules().frame();
        assertThat(frame.regions()).hasSize(5);
        assertThat(frame.regions().getFirst().toArray()).containsExactly(1, 2, 3, 4, 13);
    }

    private static Object read(String json) {
        return Formats.read("https://f-puzzles.com/?load=" + LzString.pack(json))
                .getFirst();
    }
}
