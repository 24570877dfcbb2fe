package org.escargot.format.registry;

import java.util.List;
import org.escargot.format.Format;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every reader gets texts that formats wrote, changed at random; see [ReaderFuzz], which fails where one throws.
class ReadersFuzzTest {
    private static List<Format> readers() {
        return Formats.ALL;
    }

    @ParameterizedTest
    @MethodSource("readers")
    void aChangedTextIsPuzzlesOrProblems(Format format) {
        int[] left = {150};
        new ReaderFuzz(format, 0).run(() -> left[0]-- > 0);
    }

    /// Ten minutes a reader; `-Descargot.fuzz.seconds=` says otherwise.
    @ParameterizedTest
    @MethodSource("readers")
    @Tag("full")
    void noChangedTextThrows(Format format) {
        long end = System.nanoTime() + Long.getLong("escargot.fuzz.seconds", 600) * 1_000_000_000L;
        new ReaderFuzz(format, System.nanoTime()).run(() -> System.nanoTime() < end);
    }
}
