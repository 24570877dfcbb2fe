package org.escargot.logic.pattern;

import org.escargot.grid.DigitSet;

/// Two chains that share their middle and take candidates each, such as the two kites of a dual 2-string kite.
///
/// They are not one [Chain]: neither leads on to the other, and each is valid without the other.
///
/// @param first one chain
/// @param second the other, of the same digit or of another one
public record ChainPair(Chain first, Chain second) implements Pattern.Common {
    /// The digits of the first chain: the library format names a dual by them.
    @Override
    public DigitSet digits() {
        return first.digits();
    }

    @Override
    public Truths truths() {
        return first.truths().and(second.truths());
    }
}
