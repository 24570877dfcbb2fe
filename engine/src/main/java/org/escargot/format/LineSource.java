package org.escargot.format;

import org.jspecify.annotations.Nullable;

/// Where lines come from.
public interface LineSource {
    /// The longest line that is read, in characters; of a longer one the rest is left out and one character
    /// more than this stays, by which a reader of puzzles sees it.
    int LONGEST_LINE = 1 << 16;

    /// The next line without its end, or null at the end of the input.
    /// Where the device fails, throws an unchecked exception that says so.
    @Nullable
    String next();

    /// At the end: what broke the input off before its proper end (one sentence), or null.
    default @Nullable String damage() {
        return null;
    }
}
