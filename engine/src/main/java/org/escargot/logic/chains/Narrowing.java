package org.escargot.logic.chains;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Sums.Balance;

/// A sum that leaves only some ways to fill its cells, for what follows an assumption.
public interface Narrowing {
    /// The cells without a digit.
    CellSet cells();

    /// The sum.
    Balance balance();

    /// Of the digits that are `left` in its cells, as bits by cell number, those that no way to fill them has.
    CandidateSet gone(int[] left);
}
