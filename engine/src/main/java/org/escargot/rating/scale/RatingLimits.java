package org.escargot.rating.scale;

import java.util.function.BooleanSupplier;

/// When to give up a rating, on a scale whose rating is that of the hardest step. Ratings of steps are in the units of
/// [Scale#stepMeasure], such as tenths.
///
/// @param hardest the hardest step to take; a harder one ends the rating
/// @param shape the shape that the ratings shall have; a step that spoils it ends the rating
/// @param stop asked often; true ends the rating
public record RatingLimits(int hardest, RatingShape shape, BooleanSupplier stop) {
    /// Never.
    public static final RatingLimits NONE = new RatingLimits(Integer.MAX_VALUE, () -> false);

    /// Gives up at steps harder than `hardest`, or when `stop` says so.
    public RatingLimits(int hardest, BooleanSupplier stop) {
        this(hardest, RatingShape.ANY, stop);
    }

    /// Gives up at steps harder than `hardest`.
    public static RatingLimits upTo(int hardest) {
        return new RatingLimits(hardest, NONE.stop);
    }

    /// The hardest step to take once the first step is rated `first`, and the hardest up to the first placement
    /// `placing`; 0 where that is not known yet.
    public int hardest(int placing, int first) {
        return Math.min(hardest, shape.hardest(placing, first));
    }
}
