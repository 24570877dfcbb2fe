package org.escargot.cli.print;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import java.util.stream.IntStream;
import org.escargot.print.Booklet;

/// What can be typed as the value of an option of `print`, for completion in a shell.
final class PrintValues {
    private PrintValues() {}

    private static Iterator<String> names(Enum<?>... values) {
        return Arrays.stream(values).map(PrintValues::word).iterator();
    }

    /// The value as users type it.
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The formats.
    static final class Formats implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(PrintFormat.values());
        }
    }

    /// The kinds of paper.
    static final class Papers implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(PaperName.values());
        }
    }

    /// The places of solutions.
    static final class Solutions implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(Booklet.Solutions.values());
        }
    }

    /// How many fit on a page.
    static final class PerPage implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return IntStream.rangeClosed(1, 9)
                    .filter(Booklet::isPerPage)
                    .mapToObj(Integer::toString)
                    .iterator();
        }
    }
}
