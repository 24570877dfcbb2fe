package org.escargot.rating.explainer;

/// Whether to go on: what long searches ask on their way. Once over, it stays over.
final class Patience {
    private RatingLimits limits = RatingLimits.NONE;
    private boolean over;

    void begin(RatingLimits newLimits) {
        limits = newLimits;
        over = false;
    }

    boolean isOver() {
        over = over || limits.stop().getAsBoolean();
        return over;
    }
}
