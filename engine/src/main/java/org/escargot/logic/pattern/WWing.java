package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Two cells with the same two candidates, joined by a strong link of one of them.
///
/// @param pincers the two cells
/// @param digits their candidates
/// @param linkDigit the digit of the link; the other one goes from all that see both pincers
/// @param link the two places of the link, each seen by one pincer
/// @param house the house of the link
public record WWing(CellSet pincers, DigitSet digits, int linkDigit, CellSet link, int house) implements Pattern {
    /// The digit that one of the pincers holds.
    public int digit() {
        return digits.without(linkDigit).first();
    }

    @Override
    public Truths truths() {
        return Truths.of(pincers).and(Truths.of(linkDigit, HouseSet.of(house)));
    }
}
