package org.escargot.format.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.escargot.format.Beside;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KsudokuRulesTest {
    private static final String PIECES = "<sudokugroups at=\"0\" withblocks=\"0\" />"
            + "<clique size=\"4\"> 0 1 2 3 </clique><clique size=\"4\">4 5 8 9 </clique>"
            + "<clique size=\"4\">6 7 10 11</clique><clique size=\"4\">12 13 14 15</clique>";

    private static Entry read(String kind, String shape, String values, String moves) {
        return Formats.read(
                        "<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle>\n<graph order=\"4\" type=\"custom\" specific-type=\""
                                + kind + "\" sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" name=\"x\">" + shape
                                + "</graph>\n<values>" + values
                                + "</values></puzzle><history>" + moves + "</history></game></ksudoku>\n")
                .getFirst();
    }

    private static VariantEntry read(String kind, String shape) {
        return (VariantEntry) read(kind, shape, "b_______________", "");
    }

    /// Cells are numbered column by column, so the first piece is the first column.
    @Test
    void cliquesThatFillTheBoardAreItsPieces() {
        Variant variant = read("Jigsaw", PIECES).variant();

        assertThat(variant.rules().constraints()).isEmpty();
        assertThat(variant.rules().frame().regions().getFirst()).isEqualTo(Cells.of(0, 9, 18, 27));
        assertThat(variant.givens().digit(0)).isEqualTo(1);
    }

    @Test
    void diagonalsAndKillers() {
        String both = "<sudokugroups at=\"0\" withblocks=\"1\"/><clique size=\"4\">0 5 10 15 </clique>"
                + "<clique size=\"4\">3 6 9 12 </clique>";
        String cages =
                "<sudokugroups at=\"0\" withblocks=\"1\"/><cage operator=\"4\" value=\"5\" size=\"2\"> 0 4 </cage>"
                        + "<cage operator=\"0\" value=\"3\" size=\"1\"> 1 </cage>";

        assertThat(read("XSudoku", both).variant().rules().frame()).isEqualTo(Frame.ofBoxes(4));
        assertThat(read("XSudoku", both).variant().rules().constraints())
                .containsExactlyInAnyOrder(
                        new HouseRule.Diagonal(HouseRule.Slope.RISING),
                        new HouseRule.Diagonal(HouseRule.Slope.FALLING));
        assertThat(read("KillerSudoku", cages).variant().rules().constraints())
                .containsExactly(
                        new SumRule.Cage(Cells.of(0, 1), OptionalInt.of(5)),
                        new SumRule.Cage(Cells.of(9), OptionalInt.of(3)));
        assertThat(read("Mathdoku", cages).variant().rules().constraints())
                .containsExactly(new SumRule.Total(Cells.of(0, 1), 5), new SumRule.Total(Cells.of(9), 3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<sudokugroups at=\"0\" withblocks=\"1\"/><sudokugroups at=\"8\" withblocks=\"1\"/>",
                "<roxdokugroups at=\"0\"/>",
                "<sudokugroups at=\"0\"/><cage operator=\"3\" value=\"6\" size=\"2\">0 1</cage>",
                "<sudokugroups at=\"0\"/><cage operator=\"4\" value=\"many\" size=\"2\">0 1</cage>",
                "<sudokugroups at=\"0\"/><clique size=\"2\">0 16</clique>",
                "<sudokugroups at=\"0\"/><clique size=\"2\">0 0</clique>"
            })
    void whatIsNotUnderstoodIsRefused(String shape) {
        assertThat(read("Samurai", shape, "________________", "")).isInstanceOf(BrokenEntry.class);
        assertThat(read("Samurai", "", "_______________.", "")).isInstanceOf(BrokenEntry.class);
    }

    @Test
    void anUsualBoardIsAnUsualPuzzle() {
        String text =
                "<!DOCTYPE ksudoku><ksudoku><game><puzzle><graph order=\"9\" type=\"custom\" specific-type=\"Plain\">"
                        + "<sudokugroups at=\"0\" withblocks=\"1\"/></graph><values>b" + "_".repeat(80)
                        + "</values></puzzle><history><simple-event index=\"9\" value=\"2\"/></history></game></ksudoku>\n";
        PuzzleEntry entry = (PuzzleEntry) Formats.read(text).getFirst();

        assertThat(entry.start().digit(0)).isEqualTo(1);
        assertThat(entry.digits().digit(1)).isEqualTo(2);
    }

    @Test
    void whatIsWrittenComesBack() {
        Frame six = Frame.ofBoxes(6);
        List<Constraint> rules = List.of(
                new HouseRule.Diagonal(HouseRule.Slope.FALLING),
                new HouseRule.Different(
                        six.rowCells(0).part(1, 4).then(six.rowCells(1).part(1, 4))),
                new SumRule.Cage(Cells.of(0, 9), OptionalInt.of(7)));
        assertComesBack(new Variant(Rules.of(six, rules.subList(0, 1)).orElseThrow(), Digits.empty(six)));
        assertComesBack(new Variant(Rules.of(six, rules).orElseThrow(), Digits.empty(six)));
        Frame large = Frame.ofBoxes(25);
        int[] digits = new int[large.places()];
        digits[large.cell(3, 4)] = 25;
        assertComesBack(new Variant(Rules.of(large, List.of()).orElseThrow(), Digits.of(large, digits)));
    }

    private static void assertComesBack(Variant variant) {
        TreeMap<Integer, Integer> placed = new TreeMap<>();
        TreeMap<Integer, Integer> notes = new TreeMap<>();
        placed.put(1, 3);
        notes.put(1, 5);
        notes.put(2, 9);
        VariantEntry entry =
                new VariantEntry(1, variant, new Beside(placed, notes, new TreeMap<>(), "", ""), List.of(), "");
        VariantEntry again = (VariantEntry)
                Formats.read(KsudokuWriter.write(entry).orElseThrow()).getFirst();

        assertThat(again.variant().givens()).isEqualTo(variant.givens());
        assertThat(again.variant().rules().frame()).isEqualTo(variant.rules().frame());
        assertThat(again.variant().rules().constraints())
                .containsExactlyInAnyOrderElementsOf(variant.rules().constraints());
        assertThat(again.beside()).isEqualTo(entry.beside());
    }

    @Test
    void otherRulesAreNotWritten() {
        Frame frame = Frame.ofBoxes(4);
        List<Constraint> unfit = List.of(
                new HouseRule.Different(Cells.of(0, 10)),
                new SumRule.Cage(Cells.of(0, 1), OptionalInt.empty()),
                new SumRule.Total(Cells.of(0, 1), 5));

        assertThat(unfit).allSatisfy(rule -> {
            Variant variant = new Variant(Rules.of(frame, List.of(rule)).orElseThrow(), Digits.empty(frame));
            assertThat(KsudokuWriter.write(new VariantEntry(1, variant, ""))).isEmpty();
        });
    }
}
