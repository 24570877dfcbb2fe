package org.escargot.cli.output;

import java.util.Locale;

/// How a command prints what is no list of puzzles.
public enum TextFormat {
    /// For people.
    TEXT,
    /// JSON objects, a line each.
    JSON;

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
