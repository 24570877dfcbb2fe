package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// One digit, some houses that need it, as many houses that can take it.
///
/// @param digit the digit, 1..9
/// @param base the houses that need the digit
/// @param cover as many houses, which hold all its places in the base but the fins
/// @param fins places of the digit in the base that no cover house holds
/// @param endoFins places of the digit that lie in two base houses
public record Fish(int digit, HouseSet base, HouseSet cover, CellSet fins, CellSet endoFins) implements Pattern.Common {
    /// How many base houses, 2..7.
    public int size() {
        return base.size();
    }

    /// Every cell that has to be false for the plain fish to stand: fins and endo fins.
    public CellSet allFins() {
        return fins.or(endoFins);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    @Override
    public Truths truths() {
        return Truths.of(digit, base);
    }
}
