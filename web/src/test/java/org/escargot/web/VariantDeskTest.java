package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.rules.setting.DrawnRule;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VariantDeskTest {
    private static final String CAGES = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R3C1~R4C1.~R4C4_1";

    @BeforeEach
    void speakEnglish() {
        PropertiesMessages.of(Language.ENGLISH).texts().forEach(VariantEngine::message);
    }

    @AfterEach
    void forget() {
        VariantEngine.forgetMessages();
    }

    @Test
    void aPuzzleIsReadWithItsDrawingAndItsWords() {
        assertThat(VariantDesk.read(CAGES))
                .contains("\"size\":4", "\"givens\":\"...............1\"")
                .contains("\"regions\":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]")
                .contains("{\"role\":\"thermo\",\"form\":\"line\",\"cells\":[4,8,12],\"arrow\":false}")
                .contains("{\"role\":\"thermo\",\"form\":\"disc\",\"cells\":[4]}")
                .contains("{\"role\":\"cage\",\"form\":\"dashed\",\"cells\":[0,1],\"label\":\"3\"}")
                .contains("\"told\":[\"cage 3, 2 cells\",\"cage 3, 2 cells\",\"\",\"\",\"thermometer, bulb\"")
                .contains("\"thermometer, 2 of 3\"", "Thermometer: the digits rise from the bulb.");
    }

    @Test
    void whatWasReadReadsAgain() {
        String first = VariantDesk.read(CAGES);

        assertThat(first).startsWith("{\"source\":\"" + CAGES + "\"");
        assertThat(VariantDesk.read(CAGES)).isEqualTo(first);
    }

    @Test
    void theUsualSudokuIsNoneAndARuleThatCannotBeReadIsAProblem() {
        assertThat(VariantDesk.read("5".repeat(3) + ".".repeat(78))).isEqualTo("null");
        assertThat(VariantDesk.read("no puzzle at all")).isEqualTo("null");
        assertThat(VariantDesk.read(".Shape~4x4.Cabbage~3~R1C1~R1C2")).contains("\"problem\":", "Cabbage");
    }

    @Test
    void allPuzzlesOfATextAreOffered() {
        assertThat(VariantDesk.sources(".Shape~4x4\n" + CAGES)).isEqualTo("[\".Shape~4x4\",\"" + CAGES + "\"]");
        assertThat(VariantDesk.sources("no puzzle at all")).isEqualTo("[]");
    }

    /// Its cells are numbered row by row, six in each.
    @Test
    void aBoardNeedNotBeSquare() {
        String source = ".Shape~4x6.WhiteDot~R2C1~R2C2.~R4C6_5";

        assertThat(VariantDesk.read(source))
                .contains("\"size\":6,\"rows\":4,\"columns\":6", "\"givens\":\"" + ".".repeat(23) + "5\"")
                .contains("{\"role\":\"difference\",\"form\":\"joint\",\"cells\":[6,7],\"label\":\"\"}");
        assertThat(VariantDesk.of(source).clashes(".".repeat(22) + "55")).contains("\"cell\":22", "\"cell\":23");
        assertThat(VariantDesk.of(source).ruledOut(6, 1)).contains("[7,", "[0,1]");
    }

    @Test
    void clashesNameTheRulesThatAreBroken() {
        assertThat(VariantDesk.of(CAGES).clashes("44..4..........1"))
                .isEqualTo("[{\"cell\":0,\"rules\":\"cage, column, region, row\"},"
                        + "{\"cell\":1,\"rules\":\"cage, region, row\"},"
                        + "{\"cell\":4,\"rules\":\"column, region, thermometer\"}]");
        assertThat(VariantDesk.of(CAGES).clashes("...............1")).isEqualTo("[]");
    }

    /// With a 2 in its first cell a cage of 3 leaves a 1 for the other one.
    @Test
    void cagesTellTheirCombinations() {
        assertThat(VariantDesk.of(CAGES).cages("...............1"))
                .isEqualTo("[{\"cells\":[0,1],\"ways\":[{\"digits\":3,\"cells\":[3,3]}]}]");
        assertThat(VariantDesk.of(CAGES).cages("2..............1"))
                .isEqualTo("[{\"cells\":[0,1],\"ways\":[{\"digits\":3,\"cells\":[2,1]}]}]");
        assertThat(VariantDesk.of(CAGES).cages("4..............1"))
                .isEqualTo("[{\"cells\":[0,1],\"ways\":[{\"digits\":3,\"cells\":[]}]}]");
        assertThat(VariantDesk.of(CAGES).combinations(2, 5)).isEqualTo("[9,6]");
    }

    @Test
    void aDigitRulesOutWhatTheRulesForbid() {
        assertThat(VariantDesk.of(CAGES).ruledOut(8, 3)).contains("[4,12]", "[12,7]", "[9,4]");
        assertThat(VariantDesk.of(CAGES).candidates("12.............1")).startsWith("[0,0,12,12,");
    }

    /// The engine that searches is taught no words.
    @Test
    void solutionsAreCountedToTwo() {
        forget();
        assertThat(VariantDesk.of(".Shape~4x4").solutions()).matches("\\[\"[1-4]{16}\",\"[1-4]{16}\"]");
        assertThat(VariantDesk.of(".Shape~4x4.Cage~9~R1C1~R1C2").solutions()).isEqualTo("[]");
    }

    /// A board of 16 rows has cells that the usual one has not.
    @Test
    void largeBoardsAreNumberedInReadingOrder() {
        assertThat(VariantDesk.read(".Shape~16x16.WhiteDot~R16C15~R16C16"))
                .contains("{\"role\":\"difference\",\"form\":\"joint\",\"cells\":[254,255],\"label\":\"\"}");
    }

    @Test
    void aHintSaysWhatIsLeftAndWhere() {
        assertThat(VariantDesk.of(CAGES).hint("123............1"))
                .isEqualTo("{\"cell\":3,\"digit\":4,\"house\":[0,1,2,3],"
                        + "\"text\":\"In one house (row 1) 4 fits only in r1c4.\",\"before\":[]}");
        assertThat(VariantDesk.of(".Shape~4x4").hint("................")).isEqualTo("null");
    }

    /// Pieces of six cells: column 6 has its 6 in the fifth piece, whichever cell it takes.
    @Test
    void aHintSaysWhatHasToBeSeenBeforeADigit() {
        String hint = VariantDesk.of(".Shape~6x6.NoBoxes.Jigsaw~111122311222334425344455334665666655.")
                .hint(".....4...6..61.4....2....3..........");

        assertThat(hint)
                .contains("\"before\":[{\"cells\":", "Remove ", "region")
                .doesNotContain("{digits}", "{cells}");
        assertThat(hint.split("\"text\"", -1)).hasSizeGreaterThan(2);
    }

    /// From an empty board on, which has the usual rules until there is a cage.
    @Test
    void aSetterChangesAPuzzleStepByStep() {
        String empty = ".".repeat(81);
        String given = edited(empty, "given", "5", 0, 80);
        String cage = edited(given, "cage", "8", 1, 2);
        String other = edited(cage, "cage", "0", 2, 3);

        assertThat(VariantDesk.draft(empty)).contains("\"size\":9", "\"source\":\"" + empty);
        assertThat(given).isEqualTo("5" + ".".repeat(79) + "5");
        assertThat(cage).contains("Cage~8~R1C2~R1C3");
        assertThat(other).contains("Cage~0~R1C3~R1C4").doesNotContain("Cage~8");
        assertThat(edited(other, "uncage", "", 3)).isEqualTo(given);
        assertThat(edited(given, "given", "0", 0, 80)).isEqualTo(empty);
        assertThat(edited(edited(given, "rule", "diagonal"), "rule", "diagonal"))
                .isEqualTo(given);
        assertThat(edited(edited(given, "rule", "anti-knight"), "rule", "anti-king"))
                .contains("AntiKnight", "AntiKing");
    }

    @Test
    void totalsAreThoseOfASolutionAndRegionsAreDrawn() {
        String cages = edited(edited(".Shape~4x4", "cage", "0", 0, 1), "cage", "0", 2, 3, 7);

        assertThat(edited(cages, "totals", "1234341221434321")).contains("Cage~3~R1C1~R1C2", "Cage~9~R1C3~R1C4~R2C4");
        assertThat(edited(cages, "regions", "", 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3))
                .contains("Jigsaw~");
        assertThat(VariantDesk.edit(cages, "regions", new int[] {0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3}, ""))
                .isEqualTo("null");
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfRulesIsDrawnAndGoesAgain(DrawnRule kind) {
        String id = kind.id();
        int[] stroke = switch (kind.form()) {
            case LINE -> new int[] {0, 10, 11, 2};
            case EACH -> new int[] {4};
            case PAIRS -> new int[] {13, 4};
            case SQUARE, DIAGONAL -> new int[] {40, 50};
            case AREA -> new int[] {3, 12};
            case OUTSIDE -> new int[] {31, 30};
        };
        String empty = ".".repeat(81);
        String drawn = edited(empty, "draw", id, stroke);
        String rules = VariantDesk.of(drawn).drawn();

        assertThat(rules).startsWith("[{\"kind\":\"" + id + "\",\"cells\":[").doesNotContain("},");
        assertThat(edited(drawn, "draw", id, stroke)).isEqualTo(drawn);
        assertThat(edited(drawn, "undraw", id, stroke)).isEqualTo(empty);
        if (kind.figures() != DrawnRule.Figures.NONE) {
            String numbered = edited(drawn, "draw", id + ":7", stroke);
            assertThat(VariantDesk.of(numbered).drawn())
                    .contains("\"numbers\":[7]")
                    .doesNotContain("},");
        }
        assertThat(VariantJson.kinds(CurrentLanguage.ruleTeller()))
                .contains("{\"kind\":\"" + id + "\",\"name\":\"")
                .doesNotContain("variant.");
    }

    /// ISS strings tell odd and even cells as candidates, which the usual rules have, too.
    @Test
    void oddAndEvenCellsStayWhatTheyAre() {
        VariantEngine.seek("even-odd", 9, "level=easy", "7");
        String made = "null";
        for (int attempt = 0; attempt < 100 && made.equals("null"); attempt++) {
            made = VariantEngine.attempt();
        }

        assertThat(made).contains("\"role\":\"odd\"", "\"role\":\"even\"");
        assertThat(VariantDesk.read(sourceOf(made))).isEqualTo(made);
    }

    @Test
    void aStrokeThatMeansNothingDrawsNothing() {
        String empty = ".".repeat(81);

        assertThat(VariantDesk.edit(empty, "draw", new int[] {0}, "thermo")).isEqualTo("null");
        assertThat(VariantDesk.edit(empty, "draw", new int[] {0, 2}, "x")).isEqualTo("null");
        assertThat(VariantDesk.edit(empty, "draw", new int[] {0, 11}, "little-killer"))
                .isEqualTo("null");
        assertThat(VariantDesk.edit(empty, "draw", new int[] {0, 2}, "quadruple"))
                .isEqualTo("null");
    }

    /// From the left the first row is 1234, from the right 4321; the diagonal has 1, 4, 1 and 4.
    @Test
    void aSolutionTellsTheNumbersOfSums() {
        String solution = "1234341221434321";
        String left = edited(".Shape~4x4", "draw", "x-sum=" + solution, 1, 2);
        String both = edited(left, "draw", "skyscraper=" + solution, 2, 1);
        String three = edited(both, "draw", "little-killer", 0, 5);

        assertThat(VariantDesk.of(both).drawn())
                .isEqualTo("[{\"kind\":\"x-sum\",\"cells\":[0,1,2,3],\"numbers\":[1]},"
                        + "{\"kind\":\"skyscraper\",\"cells\":[3,2,1,0],\"numbers\":[1]}]");
        assertThat(VariantDesk.of(edited(three, "totals", solution)).drawn())
                .contains("\"kind\":\"little-killer\",\"cells\":[0,5,10,15],\"numbers\":[10]");
    }

    /// Dots along a stroke, and the rules that have a cell of those that are erased.
    @Test
    void whatSharesACellWithTheErasedOnesGoes() {
        String dots = edited(".".repeat(81), "draw", "white-dot", 0, 1, 2, 11);

        assertThat(VariantDesk.of(dots).drawn().split("white-dot", -1)).hasSize(4);
        assertThat(VariantDesk.of(edited(dots, "undraw", "white-dot", 0))
                        .drawn()
                        .split("white-dot", -1))
                .hasSize(3);
    }

    private static String edited(String source, String what, String value, int... cells) {
        return sourceOf(VariantDesk.edit(source, what, cells, value));
    }

    private static String sourceOf(String variant) {
        String begin = "{\"source\":\"";
        assertThat(variant).startsWith(begin);
        return variant.substring(begin.length(), variant.indexOf('"', begin.length()));
    }

    @Test
    void aSetterIsToldWhatHoldsOfThePuzzle() {
        String one = ".Shape~4x4.~R1C1_1.~R1C2_2.~R1C3_3.~R2C1_3.~R3C1_2.~R3C2_1.~R4C4_1.~R2C2_4";
        String two = ".Shape~4x4.~R1C1_1.~R1C2_2.~R1C3_3.~R2C1_3.~R4C4_1";
        String none = one + ".Cage~3~R1C1~R1C3";

        assertThat(VariantDesk.of(one).tally().tally(100)).contains("\"solutions\":1,\"end\":\"complete\"");
        assertThat(VariantDesk.of(one).tally().verdict(CurrentLanguage.ruleTeller()))
                .contains("\"rules\":[],\"givens\":[0,1,4,5,9]", "\"level\":\"easy\"");
        assertThat(VariantDesk.of(two).tally().tally(1)).contains("\"solutions\":1,\"end\":\"stopped\"");
        assertThat(VariantDesk.of(none).tally().tally(100)).contains("\"solutions\":0,\"end\":\"complete\"");
        assertThat(VariantDesk.of(none).tally().why(CurrentLanguage.ruleTeller()))
                .contains("{\"rules\":[{\"name\":\"cage\",\"cells\":[0,2]}],\"givens\":[");
        assertThat(VariantDesk.of(two).tally().solution(1)).matches("\"123434..........1?.*\"");
    }
}
