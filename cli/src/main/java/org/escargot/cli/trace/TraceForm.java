package org.escargot.cli.trace;

/// How `--trace` tells what a method does.
public enum TraceForm {
    /// A line for each trial, indented by how many are open.
    TREE,
    /// One JSON object for each event.
    JSON,
    /// Not at all.
    OFF
}
