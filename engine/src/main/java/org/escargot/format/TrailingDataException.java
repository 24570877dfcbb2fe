package org.escargot.format;

import java.io.IOException;
import java.io.Serial;

/// Something else than gzip data stands behind gzip data. All lines of that came before.
public final class TrailingDataException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    TrailingDataException() {
        super("something else follows the gzip data");
    }
}
