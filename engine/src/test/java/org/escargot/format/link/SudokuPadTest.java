package org.escargot.format.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.LzString;
import org.escargot.format.codec.ZippedJson;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuPadTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String CODE = "5NlQ19j9mGca3OIN1bWGk2m41TjS79";
    /// The cells of P as SudokuPad shortens them: an empty cell is left out.
    private static final String CELLS = IntStream.range(0, 9)
            .mapToObj(row -> IntStream.range(9 * row, 9 * row + 9)
                    .mapToObj(cell -> P.charAt(cell) == '.' ? "" : "{v:" + P.charAt(cell) + "}")
                    .collect(Collectors.joining(",", "[", "]")))
            .collect(Collectors.joining(",", "ce:[", "]"));
    private static final String BOXES = IntStream.range(0, 9)
            .mapToObj(box -> IntStream.range(0, 9)
                    .mapToObj(at -> "[" + (box / 3 * 3 + at / 3) + "," + (box % 3 * 3 + at % 3) + "]")
                    .collect(Collectors.joining(",", "[", "]")))
            .collect(Collectors.joining(",", "re:[", "]"));

    private static Entry read(String path) {
        List<Entry> entries = Formats.read("https://sudokupad.app/" + path);
        assertThat(entries).hasSize(1);
        return entries.getFirst();
    }

    private static Entry readDrawing(String members) {
        return read("scl" + LzString.pack("{cs:50," + members + "}"));
    }

    private static void isP(Entry entry, String metadata) {
        assertThat(entry).isEqualTo(PuzzleEntry.of(1, Givens.of(P), metadata));
    }

    private static void isVariant(Entry entry) {
        assertThat(entry)
                .isInstanceOfSatisfying(
                        BrokenEntry.class,
                        broken -> assertThat(broken.problem().flaw().kind())
                                .isIn(PuzzleFlaw.NOT_CLASSIC, PuzzleFlaw.OWN_RULES));
    }

    @Test
    void aDrawingOfTheUsualGridIsItsGivens() {
        isP(readDrawing(CELLS + "," + BOXES), "");
        isP(readDrawing("ca:[{v:'title: Jack\\'s'},{v:'author: Jill'}]," + CELLS), "Jack's, Jill");
        isP(readDrawing("metadata:{title:'Easy',solved:f,color:#0}," + CELLS), "Easy");
        isP(read("ctc" + LzString.pack("{\"title\":\"Long\",\"cells\":" + written() + "}")), "Long");
    }

    /// The cells with all names written out, as the older links have them.
    private static String written() {
        return IntStream.range(0, 9)
                .mapToObj(row -> P.substring(9 * row, 9 * row + 9)
                        .chars()
                        .mapToObj(c -> c == '.' ? "{}" : "{\"value\":\"" + (char) c + "\"}")
                        .collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "[", "]"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "l:[{c:34BBE6,th:2,wp:[[0,0],[9,9]]}]",
                "ca:[{ce:[[0,0],[0,1]],v:9}]",
                "u:[{ct:[2.5,2.5]}]",
                "re:[[[0,0],[0,1],[0,2],[0,3],[0,4],[0,5],[0,6],[0,7],[0,8]]]",
                "re:[[[9,0]],,,,,,,,]"
            })
    void aDrawingWithMoreInTheGridIsNotClassic(String drawn) {
        assertThat(readDrawing(CELLS + "," + drawn)).isNotInstanceOf(PuzzleEntry.class);
    }

    @Test
    void aDrawingOfAnotherSizeIsNotClassic() {
        assertThat(readDrawing("ce:[[,,,],[,,,],[,,,],[,,,]]")).isInstanceOf(VariantEntry.class);
    }

    @Test
    void aClassicMayHaveLettersForMoreRules() {
        isP(read("scf" + CODE), "");
        isP(read("scf" + CODE + ".scf"), "");
        isVariant(read("scf" + CODE + "x"));
        assertThat(read("scf5NlQ")).isInstanceOf(BrokenEntry.class);
    }

    @Test
    void whatIsDamagedOrHugeIsOneProblem() {
        for (String path : List.of(
                "scl",
                "sclN4Ig",
                "scl" + LzString.pack("{ce:[[,,"),
                "scl" + LzString.pack("{x:1}"),
                "scl" + LzString.pack("[1]"),
                "scl" + LzString.pack("{ce:[" + "a".repeat(2_000_000) + "]}"))) {
            assertThat(read(path)).isInstanceOf(BrokenEntry.class);
        }
    }

    @Test
    void shortenedJsonIsReadAsTheWholeOne() {
        assertThat(ZippedJson.parse("{a:t,f:f,t:#F,h:12AB90,n:-2.5,s:'it\\'s \\\\ x',e:{},l:[,{},'']}"))
                .isEqualTo(Json.parse("{\"a\":true,\"f\":false,\"t\":\"#F\",\"h\":\"12AB90\",\"n\":-2.5,"
                        + "\"s\":\"it's \\\\ x\",\"e\":{},\"l\":[{},{},\"\"]}"));
        assertThat(ZippedJson.parse("{\"a\": [1]}")).isEqualTo(Json.parse("{\"a\":[1]}"));
        assertThat(ZippedJson.parse("{a:'x")).isEmpty();
        assertThat(ZippedJson.parse("")).isEmpty();
    }
}
