package org.escargot.logic.pattern;

import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;

/// A digit whose places in one house all lie in another house too.
///
/// @param digit the digit, 1..9
/// @param base the house that needs the digit
/// @param cover the other house of all its places; the digit goes from the rest of it
public record Locked(int digit, int base, int cover) implements Pattern {
    /// Whether a box points along a line; otherwise a line claims its places in a box.
    public boolean points() {
        return House.kind(base) == House.Kind.BOX;
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
