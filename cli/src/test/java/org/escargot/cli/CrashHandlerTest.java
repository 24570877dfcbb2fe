package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.escargot.cli.speech.Complaint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CrashHandlerTest {
    private static final String SENTENCE = "escargot: " + Complaint.NO_MEMORY.english() + "\n";

    private final Thread main = new Thread();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final List<Integer> exitCodes = new ArrayList<>();
    private final CrashHandler crashHandler = new CrashHandler(main, err, exitCodes::add);

    static List<Throwable> ofMemory() {
        return List.of(
                new OutOfMemoryError("Java heap space"),
                new IllegalStateException("a chunk failed", new OutOfMemoryError("Java heap space")),
                new NoClassDefFoundError("Could not initialize class Some").initCause(setUpWithoutMemory()));
    }

    @ParameterizedTest
    @MethodSource("ofMemory")
    void theMainThreadSaysThatMemoryRanOut(Throwable problem) {
        crashHandler.uncaughtException(main, problem);

        assertThat(said()).isEqualTo(SENTENCE);
        assertThat(exitCodes).containsExactly(5);
    }

    /// A lock whose owner died for want of memory, as continuous integration met it.
    @Test
    void afterMemoryRanOutInAThreadTheMainOneSaysSoWhateverItThrows() {
        crashHandler.uncaughtException(new Thread(), new OutOfMemoryError("Java heap space"));
        crashHandler.uncaughtException(new Thread(), new IllegalMonitorStateException());

        assertThat(said()).isEmpty();
        assertThat(exitCodes).isEmpty();

        crashHandler.uncaughtException(main, new IllegalMonitorStateException());

        assertThat(said()).isEqualTo(SENTENCE);
        assertThat(exitCodes).containsExactly(5);
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }

    /// The cause that the JVM tells to all threads but the first.
    private static Throwable setUpWithoutMemory() {
        return new ExceptionInInitializerError(
                "Exception java.lang.OutOfMemoryError: Java heap space [in thread \"work-1\"]");
    }
}
