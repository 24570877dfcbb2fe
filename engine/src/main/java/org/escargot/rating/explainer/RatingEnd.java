package org.escargot.rating.explainer;

/// How a rating ends.
public enum RatingEnd {
    /// The puzzle is solved.
    RATED,
    /// No rung finds anything more, which the scale rates as 20.0. A puzzle with several solutions ends here.
    WITHOUT_STEP,
    /// The givens or what follows from them break the rules.
    CONTRADICTION,
    /// A step is harder than the limits allow; the ratings are those up to it.
    ABOVE_LIMIT,
    /// The caller asked to stop; the ratings are those so far.
    STOPPED
}
