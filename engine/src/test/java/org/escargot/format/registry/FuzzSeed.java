package org.escargot.format.registry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.escargot.format.Format;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Deflate;
import org.escargot.format.codec.LzString;
import org.escargot.format.codec.Zlib;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// A text to change, and what makes an input of it.
///
/// @param format the id of the format whose text it is
/// @param wrap packs the text, for the formats that pack
record FuzzSeed(String format, String text, UnaryOperator<String> wrap) {
    private static final int LONGEST = 20_000;

    static final List<FuzzSeed> ALL = all();

    private static List<FuzzSeed> all() {
        List<FuzzSeed> seeds = new ArrayList<>();
        for (Format format : Formats.writable()) {
            seeds.add(plain(format.id(), format.writer().orElseThrow().write(entry())));
        }
        seeds.add(plain("grid", "g = [" + ReadTexts.rows(ReadTexts.P, ",").replace("\n", "],\n[") + "]"));
        seeds.addAll(packed());
        seeds.addAll(withRules());
        return List.copyOf(seeds);
    }

    private static FuzzSeed plain(String format, String text) {
        return new FuzzSeed(format, text, UnaryOperator.identity());
    }

    private static PuzzleEntry entry() {
        Grid start = Grid.of(ReadTexts.P);
        int[] marks = new int[Cell.COUNT];
        marks[2] = DigitSet.bit(1) | DigitSet.bit(2);
        Notes notes = new Notes(Marks.of(marks), Marks.of(marks), Marks.of(marks));
        return new PuzzleEntry(1, new Givens(start), Optional.of(start.with(3, 6)), notes, "a <name> & 'more'");
    }

    private static List<FuzzSeed> packed() {
        String drawing =
                "{cs:50,ce:[[{v:5},,,,,,,,],,,[,,,,,,,,]],re:[[[0,0]]],metadata:{title:'It\\'s'},ca:[{v:'a'}]}";
        String members = "{\"size\":9,\"title\":\"x\",\"grid\":[[{\"value\":5,\"given\":true},{}]],\"cage\":[]}";
        String board = "{\"gridSize\":9,\"givenDigits\":\"" + ReadTexts.P.replace('.', '0')
                + "\",\"userCellCandidates\":\"2-4-1022\",\"regions\":[1],\"givenConstraints\":[]}";
        String penpa = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
        return List.of(
                new FuzzSeed("sudokupad", drawing, text -> "https://sudokupad.app/scl" + LzString.pack(text)),
                new FuzzSeed("f-puzzles", members, text -> "https://f-puzzles.com/?load=" + LzString.pack(text)),
                new FuzzSeed("penpa", unpackedPenpa(), text -> penpa + Deflate.pack(text)),
                new FuzzSeed("sudoku-coach", board, text -> "SCv7_32_" + Zlib.pack(text)));
    }

    /// Puzzles with rules of their own, in each format that is read for them alone and in KSudoku's.
    private static List<FuzzSeed> withRules() {
        String rules =
                ".Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3.Thermo~R2C1~R3C1.Sandwich~0~C2.Diagonal~1.Regex~MS4q~_a~R1C1";
        String members = "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
                + "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}],\"diagonal+\":true,\"negative\":[\"xv\"],"
                + "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":\"5\"}]}";
        String cages = "<!DOCTYPE ksudoku><ksudoku><game><puzzle><graph order=\"4\" type=\"custom\""
                + " specific-type=\"KillerSudoku\" sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\"><sudokugroups at=\"0\" withblocks=\"0\"/>"
                + "<clique size=\"4\">0 5 10 15</clique><cage operator=\"4\" value=\"5\" size=\"2\">0 4</cage></graph>"
                + "<values>__bc____________</values></puzzle><history><simple-event index=\"1\" markers=\"0101\"/></history>"
                + "</game></ksudoku>";
        String drawing = "{cs:50,ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]]],global:['antiking'],"
                + "ca:[{ce:[[0,0],[0,1]],v:'5',unique:t}],o:[{ct:[-0.5,1.5],te:'3'}],ru:'Skyscrapers'}";
        return List.of(
                plain("iss", rules),
                plain("tatham", "2x3xk:1zi,a_b,5"),
                plain("killer", "3<.." + "v.5<" + "6..v" + "...7"),
                plain("sumocue", "3x3:d:k:" + "2561:2561:".repeat(40) + "770"),
                plain("ksudoku", cages),
                new FuzzSeed("sudokupad", drawing, text -> "https://sudokupad.app/scl" + LzString.pack(text)),
                new FuzzSeed("f-puzzles", members, text -> "https://f-puzzles.com/?load=" + LzString.pack(text)));
    }

    private static String unpackedPenpa() {
        String link =
                Formats.named("penpa").orElseThrow().writer().orElseThrow().write(entry());
        return Deflate.unpack(link.substring(link.indexOf("p=") + 2).strip(), LONGEST)
                .orElseThrow();
    }
}
