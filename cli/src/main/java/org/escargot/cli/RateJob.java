package org.escargot.cli;

import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.RatingEnd;
import org.escargot.rating.explainer.RatingShape;

/// What `rate` was asked to do with each puzzle.
///
/// @param scale how to rate
/// @param mostEr the hardest step to take, in tenths
/// @param nanos how long a rating may take; 0 for as long as it likes
/// @param shape which puzzles to print
/// @param withoutShortcuts whether to search everything
record RateJob(RateScale scale, int mostEr, long nanos, RatingShape shape, boolean withoutShortcuts) {
    boolean prints(FullRating rating) {
        ExplainerRating explainer = rating.explainer();
        if (shape == RatingShape.ANY) {
            return true;
        }
        return explainer != null && explainer.end() == RatingEnd.RATED && shape.isOf(explainer);
    }
}
