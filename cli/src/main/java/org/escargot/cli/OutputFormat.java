package org.escargot.cli;

import java.util.Locale;

/// How solutions are printed.
enum OutputFormat {
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
