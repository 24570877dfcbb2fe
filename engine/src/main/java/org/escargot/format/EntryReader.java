package org.escargot.format;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// Takes puzzles from an input, one after the other.
@FunctionalInterface
public interface EntryReader {
    /// The next puzzle or broken place, or null at the end.
    ///
    /// @throws IOException when the input fails
    @Nullable
    Entry next() throws IOException;
}
