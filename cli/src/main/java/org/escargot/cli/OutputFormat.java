package org.escargot.cli;

/// How solutions are printed.
enum OutputFormat {
    /// 81 characters a line.
    LINE,
    /// A framed grid.
    GRID,
    /// One JSON object a line.
    JSON
}
