package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.escargot.explain.Coordinates;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.explain.TraceWords;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

class MethodWatchTest {
    private static final Givens AI_ESCARGOT =
            Givens.of("100007090030020008009600500005300900010080002600004000300000010040000007007000300");
    private static final TraceWords WORDS = new TraceWords(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);

    @Test
    void aMethodCanBeFollowedFromItsFirstEventToTheSolution() {
        MethodWatch watch = MethodWatch.of("trials", 0, AI_ESCARGOT, 1, 100_000);

        assertThat(watch.summary()).contains("\"complete\":true,\"trials\":20}");
        assertThat(watch.moment(2, WORDS)).contains("\"last\":{\"kind\":\"round\",\"rule\":\"none\"}");
        assertThat(watch.moment(0, WORDS))
                .startsWith("{\"events\":0,\"grid\":\"1....7.9..3")
                .contains("\"open\":[],\"tried\":[]")
                .doesNotContain("said");
        assertThat(watch.moment(1_000_000, WORDS))
                .contains("\"grid\":\"162857493534129678", "\"said\":\"Solved.\"", "\"solutions\":1,");
    }

    @Test
    void trialsAreToldByTheirNumbers() {
        MethodWatch watch = MethodWatch.of("trials", 0, AI_ESCARGOT, 1, 1_000_000);

        assertThat(watch.trials("1,19", WORDS))
                .startsWith("[{\"trial\":1,\"begin\":")
                .contains(
                        "\"last\":19,\"parent\":0,\"layer\":1,\"said\":\"r2c3=4\",\"outcome\":\"solved\"}",
                        "\"trial\":19,");
        assertThat(watch.failures()).matches("\\[(\\d+,\\d+,)*\\d+,\\d+]").doesNotStartWith("[1,");
    }

    @Test
    void whatShareOfAllCombinationsIsDoneStaysTold() {
        MethodWatch watch = MethodWatch.of("symbols", 1, AI_ESCARGOT, 1, 1_000_000);

        assertThat(watch.moment(1, WORDS)).doesNotContain("\"share\":");
        assertThat(watch.moment(1_000_000, WORDS)).containsPattern("\"share\":[1-9]");
    }

    @Test
    void theCombinationsOfEachDigitAreReckoned() {
        MethodWatch watch = MethodWatch.of("symbols", 1, AI_ESCARGOT, 1, 1_000_000);

        watch.moment(0, WORDS);
        assertThat(watch.combinations())
                .matches("\\[(\\{\"destinations\":\\d+,\"missing\":\\d,\"all\":\\d+,\"left\":\\d+},?){9}]");
        watch.moment(1_000_000, WORDS);
        assertThat(watch.combinations()).startsWith("[{\"destinations\":0,\"missing\":0,\"all\":1,\"left\":1}");
    }

    @Test
    void bandsTellsNothingAndAnUnknownMethodIsRefused() {
        assertThat(MethodWatch.of("bands", 0, AI_ESCARGOT, 1, 1000).summary())
                .startsWith("{\"events\":0,\"complete\":true,\"trials\":1}");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MethodWatch.of("guess", 0, AI_ESCARGOT, 1, 1000))
                .withMessage("There is no method (guess).");
    }
}
