package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// A pivot with three candidates and two pincers with two of them each (XYZ-Wing): whatever the pivot holds, one of the
/// three cells holds the digit that they share. A wing whose pivot cannot hold that digit is a [Chain].
///
/// @param pivot the cell that sees both pincers
/// @param pincers the two other cells
/// @param digits the three digits of the wing
/// @param digit the digit that one of the cells holds, 1..9
public record Wing(int pivot, CellSet pincers, DigitSet digits, int digit) implements Pattern.Common {
    /// Pivot and pincers.
    public CellSet cells() {
        return pincers.with(pivot);
    }

    @Override
    public Truths truths() {
        return Truths.of(cells());
    }
}
