package org.escargot.rating.explainer;

import java.util.function.BooleanSupplier;

/// When to give up a rating.
///
/// @param mostEr the hardest step to take, in tenths; a harder one ends the rating
/// @param stop asked often; true ends the rating
public record RatingLimits(int mostEr, BooleanSupplier stop) {
    /// Never.
    public static final RatingLimits NONE = new RatingLimits(Integer.MAX_VALUE, () -> false);

    /// Gives up at steps harder than `mostEr`, in tenths.
    public static RatingLimits upTo(int mostEr) {
        return new RatingLimits(mostEr, NONE.stop);
    }
}
