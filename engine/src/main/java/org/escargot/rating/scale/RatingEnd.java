package org.escargot.rating.scale;

/// How a rating ends.
public enum RatingEnd {
    /// The puzzle is solved.
    RATED,
    /// No step is found any more, though the puzzle is not solved.
    WITHOUT_STEP,
    /// The givens or what follows from them break the rules.
    CONTRADICTION,
    /// A step is harder than the limits allow; the rating is that of the steps up to it.
    ABOVE_LIMIT,
    /// The caller asked to stop; the rating is that of the steps so far.
    STOPPED,
    /// There is no rating, because the puzzle has no solution.
    NO_SOLUTION,
    /// There is no rating, because the puzzle has several solutions, so that no reasoning can reach the end.
    SEVERAL_SOLUTIONS;

    /// Whether there is a rating, be it unfinished.
    public boolean isOfRating() {
        return this != NO_SOLUTION && this != SEVERAL_SOLUTIONS;
    }
}
