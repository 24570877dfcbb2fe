package org.escargot.format.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.LzString;
import org.escargot.format.registry.Formats;
import org.escargot.rules.ApartRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.SumRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SclReaderTest {
    private static final String FOUR_BOXES = "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
            + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";

    private static Entry read(int size, String members) {
        String row = "[" + "{},".repeat(size - 1) + "{}]";
        String rows = IntStream.range(0, size).mapToObj(_ -> row).collect(Collectors.joining(","));
        return Formats.read("https://sudokupad.app/scl" + LzString.pack("{cs:50,ce:[" + rows + "]," + members + "}"))
                .getFirst();
    }

    private static VariantEntry variant(int size, String members) {
        return (VariantEntry) read(size, members);
    }

    @Test
    void sizesAndRegionsAreTheBoard() {
        assertThat(variant(4, FOUR_BOXES).variant().rules().frame()).isEqualTo(Frame.ofBoxes(4));
        assertThat(variant(5, "t:'x'").variant().rules().frame()).isEqualTo(Frame.withoutRegions(5));
        assertThat(read(4, "re:[[[0,0],[0,1],[1,0]]]")).isInstanceOf(BrokenEntry.class);
        assertThat(read(4, "re:[[[0,0],[0,1],[1,0],[9,9]]]")).isInstanceOf(BrokenEntry.class);
    }

    /// A number beyond all sums, and words, are labels; rows that are told as cages say nothing new.
    @Test
    void cagesAreKillersUnlessTheySayOtherwise() {
        VariantEntry entry = variant(
                9,
                "ca:[{ce:[[0,0],[0,1]],v:'10'},{ce:[[1,0],[1,1]],v:4,unique:f},{ce:[[2,0],[3,1]],unique:t},"
                        + "{ce:[[4,4],[4,5]],v:'99'},{ce:[[5,5]],v:'FOW'},{v:'author: me'},"
                        + "{ce:[[0,0],[0,1],[0,2],[0,3],[0,4],[0,5],[0,6],[0,7],[0,8]],unique:t,sum:45}]");

        assertThat(entry.variant().rules().constraints())
                .containsExactly(
                        new SumRule.Cage(Cells.of(0, 1), OptionalInt.of(10)),
                        new SumRule.Total(Cells.of(9, 10), 4),
                        new HouseRule.Different(Cells.of(18, 28)));
        assertThat(entry.unread()).containsExactly("2 × cage");
        assertThat(entry.metadata()).isEqualTo("me");
    }

    /// The center of the first cell is at 0.5, 0.5.
    @Test
    void numbersOutsideAreTheRuleThatTheWordsName() {
        String shapes = "o:[{ct:[-0.5,1.5],te:'3'},{ct:[2.5,4.5],te:'2'},{ct:[1.5,1.5],te:'x'}],l:[{wp:[[0,0]]}],";
        VariantEntry entry = variant(4, shapes + FOUR_BOXES + ",ru:'Skyscraper clues are outside the grid.'");

        assertThat(entry.variant().rules().constraints())
                .containsExactly(
                        new OutsideRule.Skyscraper(new OutsideRule.Place(OutsideRule.Side.TOP, 1), 3),
                        new OutsideRule.Skyscraper(new OutsideRule.Place(OutsideRule.Side.RIGHT, 2), 2));
        assertThat(entry.unread()).containsExactlyInAnyOrder("1 × overlays", "1 × lines");
        assertThat(entry.beside().words()).startsWith("Skyscraper");
        assertThat(variant(4, shapes + FOUR_BOXES).unread()).containsExactlyInAnyOrder("3 × overlays", "1 × lines");
    }

    @Test
    void rulesForTheWholeBoard() {
        VariantEntry entry = variant(9, "global:['antiknight','antiking','disjoint']");

        assertThat(entry.variant().rules().constraints())
                .containsExactly(new ApartRule.AntiKnight(), new ApartRule.AntiKing(), new HouseRule.DisjointGroups());
        assertThat(variant(9, "global:['antiking'],ru:'Knight moves and killer cages.'")
                        .unread())
                .isNotEmpty();
    }

    /// Where nothing but drawings tells the rules, the puzzle is none of the usual Sudoku. Arrows were once taken for
    /// an author.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "l:[{wp:[[0.5,0.5],[1.5,1.5]]}]",
                "a:[{wp:[[0.5,0.5],[1.5,1.5]]}]",
                "foglight:[[1,1]]",
                "global:['x']"
            })
    void drawingsAloneAreRefused(String members) {
        assertThat(read(9, members)).isInstanceOf(BrokenEntry.class);
    }
}
