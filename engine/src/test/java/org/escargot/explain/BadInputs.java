package org.escargot.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.format.registry.UsualFormats;
import org.escargot.game.Decoded;
import org.escargot.game.GameFiles;
import org.escargot.game.History;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.game.keeping.SaveFormat;

/// Inputs that cannot be read, at least one for each flaw.
final class BadInputs {
    private static final String CELLS = ".".repeat(81);
    private static final String ROWS = "53..7....\n".repeat(9);
    private static final String TABLE = "5,3,,,7,,,,\n".repeat(9);
    private static final String MARKS = "12 3 4 5 6 7 8 9 1\n";
    private static final String SAVE = "escargot-game 1\nclock 5\naids 0 0 0\nat 0\nboard ";

    private BadInputs() {}

    /// What is wrong with each of them.
    static List<ParseProblem> problems() {
        return Stream.of(
                        puzzles(),
                        firstEngine(),
                        rules(),
                        remarks(),
                        problems(
                                GameFiles::read,
                                "1".repeat(200_001),
                                "[Puzzle]\n" + ROWS + "[State]\n4" + ROWS.substring(1)),
                        problems(
                                LinkCodec::read,
                                "a".repeat(1301),
                                "#",
                                "z12",
                                "\u00E912",
                                "a%41",
                                "a\u0007",
                                "a1",
                                "aAAA"),
                        saves())
                .flatMap(problems -> problems)
                .toList();
    }

    /// What the page's first engine does not read, which knows no other boards.
    private static Stream<ParseProblem> firstEngine() {
        String large = "<ksudoku>\n<graph order=\"16\"/>\n<values>_</values>\n</ksudoku>";
        return UsualFormats.read(large).stream().map(entry -> ((BrokenEntry) entry).problem());
    }

    private static Stream<ParseProblem> puzzles() {
        return Stream.of(
                        CELLS.substring(1),
                        "1",
                        CELLS + ".",
                        CELLS + CELLS,
                        ("5" + CELLS.substring(1)).repeat(9),
                        "q" + CELLS.substring(1),
                        "1.23E+80",
                        "\u0000\u0001",
                        "",
                        "<opensudoku>\n<game data=\"53\"/>\n</opensudoku>",
                        "https://f-puzzles.com/?load=N4Ig",
                        "https://sudokupad.app/abc123",
                        "<ksudoku>\n<graph order=\"16\"/>\n<values>_</values>\n</ksudoku>",
                        "https://f-puzzles.com/?load=N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==",
                        "https://www.sudokuwiki.org/jigsaw.htm?bd=" + CELLS,
                        "{\"size\":9,\"title\":\"Anti-Knight\",\"grid\":[" + "[{},{},{},{},{},{},{},{},{}],".repeat(8)
                                + "[{},{},{},{},{},{},{},{},{}]]}",
                        "1...\n.2..\n..3.\n...4",
                        "https://nowhere.example/17",
                        ROWS.substring(10),
                        ROWS.substring(0, 9),
                        ROWS.replaceFirst("53", "3"),
                        ROWS.replaceFirst("53", "q53"),
                        "[Puzzle]\n" + ROWS + "123456789",
                        "[State]\n" + ROWS,
                        ROWS + "I814",
                        ROWS + "I014",
                        MARKS.repeat(8),
                        MARKS.repeat(10),
                        MARKS.repeat(8) + "12 3 4",
                        TABLE + TABLE.substring(12),
                        TABLE.replaceFirst("5,", ""),
                        TABLE.replaceFirst("5", "ab"),
                        TABLE.repeat(120),
                        (TABLE + " ".repeat(10_000) + "\n").repeat(20),
                        "abc\n".repeat(50_001))
                .map(text -> ((BrokenEntry) first(text)).problem());
    }

    private static Stream<ParseProblem> rules() {
        Stream<ParseProblem> unread = Stream.of(
                        ".NoSuchRule~R1C1",
                        ".Shape~9x9~0-8.AntiKnight",
                        ".NoBoxes.Jigsaw~123",
                        ".Thermo~R1C1~R0C9",
                        ".Whisper~many~R1C1~R1C2",
                        ".WhiteDot~R1C1~R5C5",
                        ".Shape~16x16.Lunchbox~5~R1C1~R1C2~R1C3",
                        "3x3::k:1:2",
                        ".NFA~Vg~_mine~R1C1~R1C2",
                        ".Renban~R1C1~R1C2~R1C1",
                        ".Cage~3~R1C1~R1C2".repeat(3_001))
                .map(text -> ((BrokenEntry) first(text)).problem());
        Stream<ParseProblem> unwanted = Stream.of(".Shape~6x6", ".AntiKnight")
                .map(text -> ((VariantEntry) first(text)).usual().problem());
        return Stream.concat(unread, unwanted);
    }

    /// What is said of puzzles that were read.
    private static Stream<ParseProblem> remarks() {
        String row = "[{},{},{},{},{},{},{},{},{}]";
        String grid = "\"size\":9,\"grid\":[" + (row + ",").repeat(8) + row + "]";
        return Stream.of(
                        "{" + grid + ",\"ruleset\":\"Have fun!\"}",
                        "{" + grid + ",\"mood\":\"good\"}",
                        "{\"board\":[" + "[1,0,null,4,5,6,7,8,9],".repeat(8) + "[1,0,null,4,5,6,7,8,9]]}")
                .map(text -> (PuzzleEntry) first(text))
                .map(entry -> new ParseProblem(entry.line(), 1, entry.remarks().getFirst()));
    }

    private static Entry first(String text) {
        boolean oneRow = text.length() == 9;
        return Formats.read(text, oneRow ? Optional.of(Formats.GRID) : Optional.empty())
                .getFirst();
    }

    private static Stream<ParseProblem> saves() {
        return problems(
                SaveFormat::read,
                "1".repeat(4_000_001),
                "escargot",
                "escargot-game 2",
                "escargot-game",
                "escargot-game 1 x",
                "escargot-game 1\nclock -5",
                "escargot-game 1\ntime 5",
                SAVE + "P7 q\nend\n",
                SAVE + "P7\nstep\nend\n",
                SAVE + "P7\nkeep\nkeep\nend\n",
                SAVE + "P7\nbranch 1\nend\n",
                SAVE + "P7\n" + "branch 1\nstep d111\n".repeat(History.MOST_BRANCHES + 1) + "end\n",
                SAVE.replace("at 0", "at 1") + "P7\nend\n",
                SAVE + "P7\nend\nmore",
                SAVE + "g115\nend\n",
                SAVE + "P7 A c115\nend\n",
                SAVE + "P7 g115 d116\nend\n",
                SAVE + "P7 p125 q125\nend\n",
                SAVE + "P7 s111\nend\n",
                SAVE + "P7 A g115\nend\n");
    }

    private static <T> Stream<ParseProblem> problems(Function<String, Decoded<T>> reader, String... texts) {
        return Stream.of(texts).map(text -> ((Decoded.Failed<T>) reader.apply(text)).problem());
    }
}
