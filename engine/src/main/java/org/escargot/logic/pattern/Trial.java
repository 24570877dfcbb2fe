package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// A digit of the solution, found by trying: no pattern of the position shows it, only that every other digit of the
/// cell ends in a contradiction once all cases are gone through.
///
/// @param cell the cell, 0..80
/// @param digit its digit in the solution, 1..9
public record Trial(int cell, int digit) implements Pattern {
    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    /// All there are, because a trial may need any of them.
    @Override
    public Truths truths() {
        return Truths.of(CellSet.ALL).and(Truths.of(DigitSet.ALL, HouseSet.ALL));
    }
}
