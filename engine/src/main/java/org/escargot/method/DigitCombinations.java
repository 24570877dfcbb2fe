package org.escargot.method;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;

/// In how many ways the missing places of a digit fit into its destinations, as the report reckons it.
///
/// @param destinations how many cells may take the digit: *n*
/// @param missing how often it is still missing: *r*
/// @param all the combinations, C(n, r); 0 where the destinations are too few
/// @param left how many combinations the purge leaves: those in which no two cells share a house
public record DigitCombinations(int destinations, int missing, long all, long left) {
    /// The combinations of `missing` of the `destinations`.
    ///
    /// @param missing 0..9
    public static DigitCombinations of(CellSet destinations, int missing) {
        if (missing < 0 || missing > Digit.COUNT) {
            throw new IllegalArgumentException("The number of missing digits (" + missing + ") must be 0..9.");
        }
        return new DigitCombinations(
                destinations.size(),
                missing,
                Combinations.count(destinations.size(), missing),
                Combinations.countPurged(destinations, missing));
    }

    /// The combinations of `digit` in `position`.
    public static DigitCombinations of(Replay position, int digit) {
        CellSet destinations = CellSet.EMPTY;
        int missing = Digit.COUNT;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if ((position.candidates(cell).bits() & DigitSet.bit(digit)) != 0) {
                destinations = destinations.with(cell);
            }
            missing -= position.digit(cell) == digit ? 1 : 0;
        }
        return of(destinations, Math.max(0, missing));
    }
}
