package org.escargot.cli.output;

import java.util.Locale;

/// How solutions are printed.
public enum OutputFormat {
    /// 81 characters a line.
    LINE,
    /// A framed grid.
    GRID,
    /// One JSON object a line.
    JSON;

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
