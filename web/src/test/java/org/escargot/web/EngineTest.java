package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EngineTest {
    private static final String AI_ESCARGOT =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    @BeforeEach
    void speakEnglish() {
        PropertiesMessages.of(Language.ENGLISH).texts().forEach(Engine::message);
    }

    @AfterEach
    void nameCellsAsUsual() {
        Engine.nameCells("rc");
        Engine.forgetMessages();
    }

    @Test
    void cellsAreNamedAsThePlayerWants() {
        Engine.begin("123456.894567891.37891234562315648975648972318972315643126459786459783.2978312.45", -1, 0);
        assertThat(Engine.hint(0, "", "", "")).contains("r1c7", "row 1").doesNotContain("L1C7");
        Engine.nameCells("lc");
        assertThat(Engine.hint(0, "", "", "")).contains("L1C7", "row 1").doesNotContain("r1c7");
        Engine.nameCells("a1");
        assertThat(Engine.hint(0, "", "", "")).contains("A7", "row A").doesNotContain("row 1");
    }

    @Test
    void theClockOfTheFirstPuzzleWaits() {
        assertThat(Engine.welcome(AI_ESCARGOT, 6, 5000))
                .contains("\"stage\":\"playing\"", "\"level\":6", "\"clock\":{\"state\":\"stopped\",\"elapsed\":0}");
    }

    @Test
    void whereADigitMayGoComesWithItsCombinations() {
        Engine.begin(AI_ESCARGOT, -1, 0);
        assertThat(Engine.destinations(1))
                .startsWith("{\"cells\":[")
                .contains("\"said\":\"6 of 20: 38760 combinations, 8 left\"}");
    }

    @Test
    void aFamousPuzzleIsALinkByItsName() {
        assertThat(Engine.famous())
                .startsWith(
                        "[{\"id\":\"ai-escargot\",\"name\":\"AI Escargot\",\"origin\":\"Arto Inkala, 2006\",\"er\":105}");
        assertThat(Engine.follow("ai-escargot", 0)).contains("\"givens\":\"" + AI_ESCARGOT, "\"state\":\"running\"");
    }

    /// One of these links has as many characters as a puzzle has cells.
    @Test
    void aLinkOfAnyLengthIsFollowed() {
        String solved = "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
        for (int givens = 17; givens <= solved.length(); givens++) {
            Engine.begin(solved.substring(0, givens) + ".".repeat(solved.length() - givens), -1, 0);
            String link = Engine.link().replace("\"", "");
            assertThat(Engine.follow(link, 0)).as(link).contains("\"givens\":\"" + solved.substring(0, givens));
        }
    }

    @Test
    void aTextIsOpenedInItsStateOfPlay() {
        String rows =
                "1....7.9.\n.3..2...8\n..96..5..\n..53..9..\n.1..8...2\n6....4...\n3......1.\n.4......7\n..7...3..";
        assertThat(Engine.openText(rows, 0)).contains("\"givens\":\"" + AI_ESCARGOT);
        assertThat(Engine.openText("1+6" + AI_ESCARGOT.substring(2), 0))
                .contains("\"digits\":\"16", "\"givens\":\"" + AI_ESCARGOT);
        assertThat(Engine.openText("no puzzle", 0)).startsWith("{\"line\":1,").contains("\"problem\":\"");
    }

    @Test
    void solutionsAreCountedUpToTheLimit() {
        assertThat(Engine.count(AI_ESCARGOT, 1000)).isEqualTo("1");
        assertThat(Engine.count("." + AI_ESCARGOT.substring(1), 3)).isEqualTo("3");
        assertThat(Engine.count("11" + AI_ESCARGOT.substring(2), 3)).isEqualTo("0");
    }

    @Test
    void theHintsThatWereShownAreCounted() {
        Engine.begin(AI_ESCARGOT, -1, 0);
        Engine.hint(0, "", "", "");
        assertThat(Engine.view(0)).contains("\"hints\":1");
    }
}
