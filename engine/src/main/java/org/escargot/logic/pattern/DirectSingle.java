package org.escargot.logic.pattern;

import org.escargot.grid.DigitSet;

/// A hidden single that is there once another pattern has taken its candidates: seen at one glance, so that only the
/// single is placed and nothing is eliminated.
///
/// @param reason the pattern that leaves the digit one place: locked candidates or a hidden subset
/// @param single the digit, its place and the house that needs it
public record DirectSingle(Pattern reason, Single.Hidden single) implements Pattern {
    @Override
    public DigitSet digits() {
        return reason.digits().or(single.digits());
    }

    @Override
    public Truths truths() {
        return reason.truths().and(single.truths());
    }
}
