package org.escargot.rating.scale;

import java.util.function.BooleanSupplier;

/// When to give up a rating.
///
/// @param mostEr the hardest step to take, in tenths; a harder one ends the rating
/// @param shape the shape that the ratings shall have; a step that spoils it ends the rating
/// @param stop asked often; true ends the rating
public record RatingLimits(int mostEr, RatingShape shape, BooleanSupplier stop) {
    /// Never.
    public static final RatingLimits NONE = new RatingLimits(Integer.MAX_VALUE, () -> false);

    /// Gives up at steps harder than `mostEr`, in tenths, or when `stop` says so.
    public RatingLimits(int mostEr, BooleanSupplier stop) {
        this(mostEr, RatingShape.ANY, stop);
    }

    /// Gives up at steps harder than `mostEr`, in tenths.
    public static RatingLimits upTo(int mostEr) {
        return new RatingLimits(mostEr, NONE.stop);
    }

    /// The hardest step to take once EP and ED are `ep` and `ed`, 0 where they are not known.
    public int mostEr(int ep, int ed) {
        return Math.min(mostEr, shape.mostEr(ep, ed));
    }
}
