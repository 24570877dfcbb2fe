package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// A pivot and two pincers: whatever the pivot holds, one of the cells holds the digit.
///
/// @param pivot the cell that sees both pincers
/// @param pincers two cells with two candidates each
/// @param digits the three digits of the wing
/// @param digit the digit that one of them holds, 1..9
/// @param pivotHolds whether the pivot may hold the digit itself (three candidates, XYZ) or not (two, XY)
public record Wing(int pivot, CellSet pincers, DigitSet digits, int digit, boolean pivotHolds) implements Pattern {
    /// Pivot and pincers.
    public CellSet cells() {
        return pincers.with(pivot);
    }

    /// The cells of which one must hold the digit.
    public CellSet ends() {
        return pivotHolds ? cells() : pincers;
    }

    @Override
    public Truths truths() {
        return Truths.of(cells());
    }
}
