package org.escargot.format;

import org.jspecify.annotations.Nullable;

/// Reads one line of a list. Pure, so that any thread may call it.
interface LineParser {
    /// The entry on `line`, the `number`th of the input (from 1), or null for a blank line or a comment.
    @Nullable
    Entry parse(String line, int number);
}
