package org.escargot.cli.rate;

import org.escargot.cli.options.ScaleChoice;
import org.escargot.rating.FullRating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.RatingShape;

/// What `rate` was asked to do with each puzzle.
///
/// @param scale how to rate
/// @param mostEr the hardest step to take, in tenths
/// @param nanos how long a rating may take; 0 for as long as it likes
/// @param shape which puzzles to print
record RateJob(ScaleChoice scale, int mostEr, long nanos, RatingShape shape) {
    /// When to give up a rating that begins now.
    RatingLimits limits() {
        long started = System.nanoTime();
        return new RatingLimits(mostEr, shape, () -> nanos > 0 && System.nanoTime() - started >= nanos);
    }

    /// Whether `rating` has the wanted shape: a rating that loses it has been given up.
    boolean prints(FullRating rating) {
        for (int i = 0; i < rating.ratings().size() && shape != RatingShape.ANY; i++) {
            if (scale.scales().get(i).takesLimits() && rating.ratings().get(i).end() != RatingEnd.RATED) {
                return false;
            }
        }
        return true;
    }
}
