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

        assertThat(watch.summary()).contains("\"complete\":true,\"trials\":20,", "\"calls\":20,");
        assertThat(watch.events(0, 3))
                .startsWith("[{\"kind\":\"call\",\"rule\":\"none\"},{\"kind\":\"round\",\"rule\":\"none\"},");
        assertThat(watch.moment(0, WORDS))
                .startsWith("{\"events\":0,\"grid\":\"1....7.9..3")
                .doesNotContain("said");
        assertThat(watch.moment(1_000_000, WORDS))
                .contains("\"grid\":\"162857493534129678", "\"open\":8,\"said\":\"Solved.\"", "\"solutions\":1,");
    }

    @Test
    void trialsAreToldFewAtATime() {
        MethodWatch watch = MethodWatch.of("plain", 0, AI_ESCARGOT, 1, 1_000_000);
        String first = watch.trials(0, -1, 1, WORDS);

        assertThat(first)
                .startsWith("[{\"trial\":1,\"begin\":1,")
                .contains("\"said\":\"r1c2=2\",\"outcome\":\"failed\"");
        assertThat(watch.trials(0, 1, 10, WORDS)).contains("r1c2=").doesNotContain("\"trial\":1,");
        assertThat(watch.path(1)).isEqualTo("[0,1]");
    }

    @Test
    void bandsTellsNothingAndAnUnknownMethodIsRefused() {
        assertThat(MethodWatch.of("bands", 0, AI_ESCARGOT, 1, 1000).summary())
                .startsWith("{\"events\":0,\"complete\":true,\"trials\":1,");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MethodWatch.of("guess", 0, AI_ESCARGOT, 1, 1000))
                .withMessage("There is no method (guess).");
    }
}
