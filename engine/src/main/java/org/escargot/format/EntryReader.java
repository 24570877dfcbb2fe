package org.escargot.format;

import org.jspecify.annotations.Nullable;

/// Reads the entries of a format whose puzzles span lines.
interface EntryReader {
    /// The next entry, or null at the end.
    @Nullable
    Entry next();
}
