package org.escargot.scan.digit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/// The net that comes with this module. Only the JVM has resources; a page fetches the same file and asks
/// [DigitNet#of(byte\[\])].
public final class StandardNet {
    private StandardNet() {}

    /// Reads the weights from the module.
    public static DigitNet load() {
        try (InputStream in = StandardNet.class.getResourceAsStream("digits.net")) {
            if (in == null) {
                throw new IllegalStateException("The weights (digits.net) are missing.");
            }
            return DigitNet.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
