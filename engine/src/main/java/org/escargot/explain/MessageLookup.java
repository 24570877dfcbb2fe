package org.escargot.explain;

import org.jspecify.annotations.Nullable;

/// Looks messages up, and insists on them.
///
/// @param messages the language
record MessageLookup(Messages messages) {
    /// The message of the first of `keys` that the language has.
    String first(String... keys) {
        for (String key : keys) {
            @Nullable String text = messages.message(key);
            if (text != null) {
                return text;
            }
        }
        throw new IllegalStateException("The message (" + String.join(" or ", keys) + ") is missing.");
    }
}
