package org.escargot.logic.pattern;

import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// All ways to place a digit in the whole grid, once in each house.
///
/// @param digit the digit, 1..9
/// @param ways how many there are
/// @param others digits whose certain cells, or whose ways, rule out ways of this digit
public record Template(int digit, int ways, DigitSet others) implements Pattern {
    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    @Override
    public Truths truths() {
        return Truths.of(others.with(digit), HouseSet.ALL);
    }
}
