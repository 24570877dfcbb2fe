package org.escargot.logic.step;

/// When a technique has its turn where a puzzle or a position is to need it: how much easier reasoning comes first.
/// HoDoKu's ladders are in `rating`; here stands only where on them the technique belongs.
public enum Turn {
    /// On its rung of the whole ladder.
    RUNG,
    /// On the short ladder before skyscrapers, and so behind BUG + 1.
    BEFORE_SKYSCRAPERS,
    /// On the short ladder before kites: two in one come before single ones.
    BEFORE_KITES,
    /// On the short ladder before empty rectangles: two in one come before single ones.
    BEFORE_EMPTY_RECTANGLES,
    /// On the short ladder before W-Wings, and so behind the patterns of one digit.
    BEFORE_W_WINGS,
    /// On the short ladder before the first uniqueness test, and so behind the wings.
    BEFORE_UNIQUENESS_TESTS,
    /// On the short ladder before hidden rectangles: loops come behind the rectangles that they are longer than.
    BEFORE_HIDDEN_RECTANGLES,
    /// Behind the whole short ladder.
    LAST,
    /// On Sudoku Explainer's scale, which alone looks for it, where singles lead no further: the short ladder knows it
    /// by another name.
    AFTER_SINGLES,
    /// On Sudoku Explainer's scale, which alone looks for it, where the short ladder leads no further.
    AFTER_LADDER,
    /// It has none: it needs other rules, or is no reasoning.
    NOWHERE;

    /// Whether its turn is on a ladder of HoDoKu's techniques.
    public boolean isOnLadder() {
        return this != AFTER_SINGLES && this != AFTER_LADDER && this != NOWHERE;
    }
}
