package org.escargot.logic.step;

/// Whether puzzles can be asked for in which a technique is the easiest next step, and if not, why.
public enum Practice {
    /// They are made when asked for.
    MADE,
    /// A smaller subset does the same.
    SUBSET,
    /// A smaller fish does the same.
    FISH,
    /// It is not looked for.
    LARGE,
    /// None was ever met.
    TWO,
    /// Puzzles that need it are too rare.
    RARE,
    /// It needs rules beyond those of the usual board.
    RULES,
    /// It is no reasoning.
    TRIAL;

    /// Whether puzzles can be asked for.
    public boolean isPossible() {
        return this == MADE;
    }
}
