package org.escargot.cli.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Lines of bytes of which each takes bounded memory: not every file has line ends, and not every one has an end.
public final class BoundedLines {
    private final InputStream in;
    private final int longest;
    private boolean isInLongLine;

    /// What ends a line.
    public enum End {
        LINE_FEED,
        END_OF_FILE,
        /// It is longer than it may be.
        BOUND
    }

    /// A line without its end, or the beginning of one that is too long.
    ///
    /// @param text what it says; where it is no UTF-8, something else
    /// @param length how many bytes it has
    /// @param end what ends it
    public record Line(String text, int length, End end) {
        private static Line of(ByteArrayOutputStream bytes, End end) {
            return new Line(bytes.toString(StandardCharsets.UTF_8), bytes.size(), end);
        }
    }

    /// @param in buffered
    /// @param longest how many bytes a line may have
    public BoundedLines(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /// The next line, passing over the rest of one that was too long; null at the end.
    @Nullable
    public Line next() throws IOException {
        if (isInLongLine) {
            passOver();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(128);
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                return bytes.size() == 0 ? null : Line.of(bytes, End.END_OF_FILE);
            }
            if (bytes.size() == longest) {
                isInLongLine = true;
                return Line.of(bytes, End.BOUND);
            }
            bytes.write(next);
        }
        return Line.of(bytes, End.LINE_FEED);
    }

    private void passOver() throws IOException {
        int next = in.read();
        while (next >= 0 && next != '\n') {
            next = in.read();
        }
        isInLongLine = false;
    }
}
