package org.escargot.format.lines;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;

/// Lines, one after the other.
@FunctionalInterface
public interface LineInput {
    /// The next line without its end, or null after the last.
    @Nullable
    String next() throws IOException;

    /// The lines of `text`; `\n`, `\r\n` and `\r` end a line.
    static LineInput of(String text) {
        // Not String.lines(): the class library of the page lacks it.
        return new BufferedReader(new StringReader(text))::readLine;
    }
}
