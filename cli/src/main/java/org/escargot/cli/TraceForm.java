package org.escargot.cli;

/// How `--trace` tells what a method does.
enum TraceForm {
    /// A line for each trial, indented by how many are open.
    TREE,
    /// One JSON object for each event.
    JSON,
    /// Not at all.
    OFF
}
