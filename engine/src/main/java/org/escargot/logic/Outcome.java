package org.escargot.logic;

/// How a path ends.
public enum Outcome {
    /// Every cell is filled, by the rules.
    SOLVED,
    /// No technique of the ladder finds anything more.
    INCOMPLETE,
    /// The position breaks the rules, or a cell or a digit has no place left: there is no solution.
    CONTRADICTION
}
