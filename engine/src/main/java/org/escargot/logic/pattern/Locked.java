package org.escargot.logic.pattern;

import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// A digit whose places in one house all lie in another house too.
///
/// @param digit the digit, 1..9
/// @param base the house that needs the digit
/// @param cover the other house of all its places; the digit goes from the rest of it
public record Locked(int digit, int base, int cover) implements Pattern.Common {
    /// Whether a box, or another house that is no line, points along the other one; otherwise a line claims its places
    /// there.
    public boolean points() {
        return !Houses.LINES.contains(base);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    @Override
    public Truths truths() {
        return Truths.of(digit, HouseSet.of(base));
    }
}
