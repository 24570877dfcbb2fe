package org.escargot.cli;

import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.RatingEnd;

/// What `rate` was asked to do with each puzzle.
///
/// @param scale how to rate
/// @param mostEr the hardest step to take, in tenths
/// @param nanos how long a rating may take; 0 for as long as it likes
/// @param only which puzzles to print
/// @param withoutShortcuts whether to search everything
record RateJob(RateScale scale, int mostEr, long nanos, Only only, boolean withoutShortcuts) {

    /// Which puzzles are printed.
    enum Only {
        ANY,
        PEARLS,
        DIAMONDS
    }

    boolean prints(FullRating rating) {
        ExplainerRating explainer = rating.explainer();
        if (only == Only.ANY) {
            return true;
        }
        if (explainer == null || explainer.end() != RatingEnd.RATED) {
            return false;
        }
        return only == Only.PEARLS ? explainer.isPearl() : explainer.isDiamond();
    }
}
