package org.escargot.logic.pattern;

import org.escargot.grid.DigitSet;

/// Two pairs of strong links that share their middle and take candidates each.
///
/// @param first one pair of links
/// @param second the other, of the same digit or of another one
public record DualLinks(StrongLinks first, StrongLinks second) implements Pattern {
    /// The digit of the first pair: the library format names a dual by it.
    @Override
    public DigitSet digits() {
        return first.digits();
    }

    @Override
    public Truths truths() {
        return first.truths().and(second.truths());
    }
}
