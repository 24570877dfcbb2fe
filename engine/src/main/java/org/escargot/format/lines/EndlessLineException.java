package org.escargot.format.lines;

import java.io.IOException;
import java.io.Serial;

/// A line of the input is so long that it is no text. All lines before it were read, and its own beginning.
public final class EndlessLineException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    EndlessLineException() {
        super("a line is longer than 1 MiB");
    }
}
