package org.escargot.format.lines;

import java.io.IOException;
import java.io.Serial;

/// After the gzip data the input goes on with data that is not gzip. All lines of the gzip data were read before.
public final class TrailingDataException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    TrailingDataException() {
        super("something else follows the gzip data");
    }
}
