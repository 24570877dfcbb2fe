package org.escargot.logic.pattern;

import org.escargot.grid.DigitSet;

/// Two finned fish on the same base whose cover houses differ: each takes its own candidates.
///
/// @param first one fish
/// @param second the other, same digit and base
public record SiameseFish(Fish first, Fish second) implements Pattern.Common {
    @Override
    public DigitSet digits() {
        return first.digits();
    }

    @Override
    public Truths truths() {
        return first.truths();
    }
}
