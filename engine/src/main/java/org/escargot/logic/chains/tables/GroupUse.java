package org.escargot.logic.chains.tables;

/// What chains pass through besides candidates.
public enum GroupUse {
    /// Nothing.
    NONE,
    /// Groups: all places of a digit where a line and a box meet, two or three.
    ALLOWED,
    /// Groups, and almost locked sets of two cells or more.
    WITH_SETS
}
