package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.LzString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each key that a code or file may have is used, or named as only drawn or left out, or the puzzle is refused by its
/// name; and so is a key that is not known.
class EveryKeyTest {
    private static final String P = ReadTexts.P;
    private static final String UNKNOWN = "zigzag";
    /// A list, an object or `true` may be a rule.
    private static final List<String> RULES =
            List.of("[{\"cells\":[\"R1C3\",\"R1C4\"]}]", "[1]", "[[]]", "{\"a\":1}", "{\"a\":{}}", "true");

    private static final List<String> TEXTS = List.of("\"text\"", "5");
    private static final List<String> NOTHING = List.of("[]", "{}", "false", "null", "\"\"");

    /// Rows of cells with the digits of a puzzle; the first cell, which has a digit, has `more`, too.
    private static String cells(String more) {
        return IntStream.range(0, 9)
                .mapToObj(row -> IntStream.range(9 * row, 9 * row + 9)
                        .mapToObj(cell -> cell(P.charAt(cell), cell == 0 ? more : ""))
                        .collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String cell(char digit, String more) {
        String value = digit == '.' ? "" : "\"value\":" + digit + ",\"given\":true";
        return "{" + value + (more.isEmpty() ? "" : "," + more) + "}";
    }

    private static Entry fPuzzles(String more, String inCell) {
        String json = "{\"size\":9,\"grid\":" + cells(inCell) + more + "}";
        return Formats.read("https://f-puzzles.com/?load=" + LzString.pack(json))
                .getFirst();
    }

    private static Entry scl(String more, String inCell) {
        String json = "{\"cellSize\":50,\"cells\":" + cells(inCell) + more + "}";
        return Formats.read("https://sudokupad.app/scl" + LzString.pack(json)).getFirst();
    }

    private static Entry json(String more) {
        return Formats.read("{\"puzzle\":\"" + P + "\"" + more + "}").getFirst();
    }

    private static void isRefused(Entry entry, String name) {
        assertThat(entry)
                .isInstanceOfSatisfying(
                        BrokenEntry.class,
                        broken -> assertThat(broken.problem().flaw().sentence()).contains(name));
    }

    /// Whether `entry` is read, and `name` said to be left out.
    private static void isTold(Entry entry, String name) {
        assertThat(said(entry)).as(name).anyMatch(each -> each.contains(name));
    }

    private static List<String> said(Entry entry) {
        return switch (entry) {
            case PuzzleEntry puzzle ->
                puzzle.remarks().stream().map(Flaw::sentence).toList();
            case VariantEntry variant -> variant.unread();
            case BrokenEntry broken -> List.of("refused: " + broken.problem());
        };
    }

    /// A puzzle of the usual rules, and one with a rule of its own: what reads them is not the same.
    static Stream<String> puzzles() {
        return Stream.of("", ",\"antiknight\":true");
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void anUnknownMemberOfFPuzzlesIsRefusedOrTold(String base) {
        for (String value : RULES) {
            isRefused(fPuzzles(base + ",\"" + UNKNOWN + "\":" + value, ""), UNKNOWN);
            isRefused(fPuzzles(base, "\"" + UNKNOWN + "\":" + value), UNKNOWN);
        }
        for (String value : TEXTS) {
            isTold(fPuzzles(base + ",\"" + UNKNOWN + "\":" + value, ""), UNKNOWN);
            isTold(fPuzzles(base, "\"" + UNKNOWN + "\":" + value), UNKNOWN);
        }
        for (String value : NOTHING) {
            assertThat(said(fPuzzles(base + ",\"" + UNKNOWN + "\":" + value, "\"" + UNKNOWN + "\":" + value)))
                    .isEmpty();
        }
    }

    @Test
    void anUnknownMemberOfAPlaceIsRefusedOrTold() {
        String place = ",\"killercage\":[{\"cells\":[\"R1C3\",\"R1C4\"],\"value\":\"7\",\"" + UNKNOWN + "\":";

        RULES.forEach(value -> isRefused(fPuzzles(place + value + "}]", ""), UNKNOWN));
        TEXTS.forEach(value -> isTold(fPuzzles(place + value + "}]", ""), UNKNOWN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "rectangle", "circle", "text", "cage", "foglight"})
    void whatFPuzzlesOnlyDrawsIsNamed(String name) {
        String drawn = ",\"" + name + "\":[{\"cells\":[\"R1C1\"]}]";

        isTold(fPuzzles(drawn, ""), name);
        isTold(fPuzzles(drawn + ",\"antiknight\":true", ""), name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagonal+",
                "diagonal-",
                "antiknight",
                "antiking",
                "disjointgroups",
                "nonconsecutive",
                "extraregion",
                "odd",
                "even",
                "minimum",
                "maximum",
                "thermometer",
                "slowthermometer",
                "palindrome",
                "renban",
                "nabner",
                "whispers",
                "betweenline",
                "lockout",
                "entropicline",
                "modularline",
                "regionsumline",
                "doublearrow",
                "zipperline",
                "arrow",
                "killercage",
                "difference",
                "ratio",
                "xv",
                "quadruple",
                "clone",
                "rowindexer",
                "columnindexer",
                "boxindexer",
                "littlekillersum",
                "sandwichsum",
                "xsum",
                "skyscraper",
                "numberedroom"
            })
    void aRuleOfFPuzzlesIsUsedToldOrRefused(String name) {
        for (String value : List.of(
                "true",
                "[{\"cells\":[\"R1C3\",\"R1C4\"],\"cell\":\"R1C3\",\"lines\":[[\"R1C3\",\"R1C4\",\"R2C4\"]],\"value\":\"7\"}]",
                "[{\"cell\":\"R0C3\",\"value\":\"7\",\"direction\":\"DR\"}]")) {
            Entry entry = fPuzzles(",\"" + name + "\":" + value, "");
            boolean isUsed = entry instanceof VariantEntry variant
                    && !variant.variant().rules().constraints().isEmpty();

            // One that says too little to be a rule is told.
            assertThat(isUsed || said(entry).stream().anyMatch(each -> each.contains(name)))
                    .as("%s %s: %s", name, value, entry)
                    .isTrue();
        }
    }

    @Test
    void whatIsNegativeIsUsedOrRefused() {
        assertThat(fPuzzles(",\"negative\":[\"xv\"]", "")).isInstanceOf(VariantEntry.class);
        isRefused(fPuzzles(",\"negative\":[\"xv\",\"" + UNKNOWN + "\"]", ""), "negative");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"title\":\"Easy\"",
                "\"author\":\"me\"",
                "\"ruleset\":\"Normal sudoku rules apply.\"",
                "\"solution\":[5,3,4]",
                "\"successMessage\":\"Well done\"",
                "\"highlightConflicts\":true",
                "\"disabledlogic\":[\"a\"]",
                "\"truecandidatesoptions\":[\"a\"]"
            })
    void whatPutsNoRuleOnTheBoardSaysNothing(String member) {
        assertThat(fPuzzles("," + member, "")).isInstanceOf(PuzzleEntry.class);
        assertThat(said(fPuzzles("," + member, ""))).isEmpty();
    }

    @Test
    void everyMemberOfACellIsUsed() {
        PuzzleEntry entry = (PuzzleEntry)
                fPuzzles("", "\"centerPencilMarks\":[1,2],\"cornerPencilMarks\":[3],\"region\":0,\"c\":\"#fff\"");

        assertThat(entry.notes().center().at(0).toString()).contains("1").contains("2");
        assertThat(entry.notes().corner().at(0).toString()).contains("3");
        assertThat(fPuzzles("", "\"region\":4")).isInstanceOfAny(VariantEntry.class, BrokenEntry.class);
    }

    @Test
    void anUnknownMemberOfADrawingIsRefusedOrTold() {
        for (String value : RULES) {
            isRefused(scl(",\"" + UNKNOWN + "\":" + value, ""), UNKNOWN);
            isRefused(scl("", "\"" + UNKNOWN + "\":" + value), UNKNOWN);
            isRefused(scl(",\"metadata\":{\"" + UNKNOWN + "\":" + value + "}", ""), UNKNOWN);
        }
        for (String value : TEXTS) {
            isTold(scl(",\"" + UNKNOWN + "\":" + value, ""), UNKNOWN);
            isTold(scl("", "\"" + UNKNOWN + "\":" + value), UNKNOWN);
            isTold(scl(",\"metadata\":{\"" + UNKNOWN + "\":" + value + "}", ""), UNKNOWN);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"lines", "arrows", "underlays", "overlays", "cages", "triggereffect", "foglight", "global", "un"
            })
    void whatADrawingPutsIntoTheGridIsRefusedByName(String name) {
        isRefused(scl(",\"" + name + "\":[{\"cells\":[[0,0],[0,1]],\"wayPoints\":[[0.5,0.5],[1.5,0.5]]}]", ""), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cages", "constraints", "rules", "regions", "variants", "diagonal", "thermos", "killer"})
    void aMemberOfJsonThatIsCalledARuleIsRefused(String name) {
        isRefused(json(",\"" + name + "\":[1]"), name);
        isRefused(json(",\"" + name + "\":true"), name);
        assertThat(said(json(",\"" + name + "\":[]"))).isEmpty();
    }

    @Test
    void anythingElseMayStandInJson() {
        assertThat(said(json(",\"history\":[1],\"time\":5,\"tags\":{\"a\":1}"))).isEmpty();
        isRefused(json(",\"variant\":\"killer\""), "killer");
        isRefused(json(",\"type\":\"jigsaw\""), "jigsaw");
        isRefused(json(",\"rules\":\"anti-knight\""), "anti-knight");
    }

    @Test
    void anUnknownRuleOfAStringIsRefusedByItsName() {
        assertThat(Formats.read(".Zigzag~R1C1~R1C2.~R1C1_5").getFirst())
                .isInstanceOfSatisfying(BrokenEntry.class, broken -> isRefused(broken, "Zigzag"));
        assertThat(Formats.read(".Zigzag").getFirst())
                .isInstanceOfSatisfying(BrokenEntry.class, broken -> isRefused(broken, "Zigzag"));
    }

    @Test
    void everySectionOfSadManIsUsedOrPassedOver() {
        String rows = ReadTexts.rows(P, "");
        String sections =
                "#A me\n#D a\n#C b\n#B 2014-02-10\n#S c\n#U http://nowhere.example\n#L d\n#N 1\n#H 30\n#T 30\n"
                        + "[Puzzle]\n" + rows + "\n[State]\n" + rows.replaceFirst("\\.", "4") + "\n[PencilMarks]\n"
                        + ",,,12,,46,,,\n" + ",,,,,,,,\n".repeat(8) + "[Colours]\n" + rows.replaceAll("[1-9]", ".")
                        + "\n";
        PuzzleEntry entry = ReadTexts.single(sections);

        assertThat(entry.start()).hasToString(P);
        assertThat(entry.digits().digit(2)).isEqualTo(4);
        assertThat(entry.notes().center().at(3).toString()).contains("1").contains("2");
        for (String header : List.of("me", "a", "b", "2014-02-10", "c", "nowhere.example", "d")) {
            assertThat(entry.metadata()).contains(header);
        }
    }
}
