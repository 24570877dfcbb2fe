package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// Cells with the same two candidates, joined by seeing each other, so that they alternate.
///
/// @param digits the two candidates
/// @param first the cells at even distance from the first one
/// @param second the cells at odd distance, which hold the other digit
public record RemotePair(DigitSet digits, CellSet first, CellSet second) implements Pattern {
    /// All cells.
    public CellSet cells() {
        return first.or(second);
    }

    @Override
    public Truths truths() {
        return Truths.of(cells());
    }
}
