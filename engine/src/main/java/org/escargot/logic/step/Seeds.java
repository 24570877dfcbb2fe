package org.escargot.logic.step;

/// The puzzles that are kept to make those that need a technique, where it is too rare to be met by chance. The puzzles
/// themselves are in `generator`.
public enum Seeds {
    /// None: puzzles are drawn by chance, or cannot be asked for.
    NONE,
    HIDDEN_QUADRUPLE,
    SASHIMI_JELLYFISH,
    FINNED_FRANKEN_SWORDFISH,
    /// Of Franken and mutant fish larger than that, and without fins.
    COMPLEX_FISH,
    /// Of those with fins.
    FINNED_COMPLEX_FISH,
    BROKEN_WING,
    SIMPLE_COLORS_WRAP,
    MULTI_COLORS_2,
    UNIQUENESS_TEST_5,
    AVOIDABLE_1,
    AVOIDABLE_2,
    BUG_TYPE_2,
    BUG_TYPE_3,
    BUG_TYPE_4,
    UNIQUE_LOOP_1,
    UNIQUE_LOOP_2,
    UNIQUE_LOOP_3,
    UNIQUE_LOOP_4
}
