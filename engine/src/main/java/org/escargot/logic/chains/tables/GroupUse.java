package org.escargot.logic.chains.tables;

/// Whether chains pass through groups: all places of a digit where a line and a box meet, two or three.
public enum GroupUse {
    /// Through candidates alone.
    NONE,
    /// Through groups too.
    ALLOWED
}
