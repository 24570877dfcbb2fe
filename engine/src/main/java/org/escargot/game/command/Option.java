package org.escargot.game.command;

/// What a player may switch on; all are off at first, but [#TIDY_MARKS].
public enum Option {
    /// Arrows go on at the other end of the row or column.
    WRAP,
    /// A digit is placed only where no peer holds it.
    RULES_ONLY,
    /// Placing a digit takes it out of its peers' marks, unless it clashes.
    TIDY_MARKS,
    /// The keys of the pad take a digit into the hand, instead of writing it into the selected cells.
    DIGIT_FIRST
}
