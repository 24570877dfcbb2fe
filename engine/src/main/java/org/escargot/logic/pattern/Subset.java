package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// As many digits as cells, in one house: the cells hold the digits and nothing else.
///
/// @param kind what makes it a subset
/// @param digits the digits
/// @param cells the cells, as many
/// @param houses the houses that hold all the cells and lose candidates; of a hidden subset, the one house
/// where the digits have no other place
public record Subset(Kind kind, DigitSet digits, CellSet cells, HouseSet houses) implements Pattern.Common {
    /// What makes a subset.
    public enum Kind {
        /// The cells have no other candidates.
        NAKED,
        /// The digits have no other places.
        HIDDEN
    }

    /// How many cells and digits, 2..8.
    public int size() {
        return digits.size();
    }

    @Override
    public Truths truths() {
        return switch (kind) {
            case NAKED -> Truths.of(cells);
            case HIDDEN -> Truths.of(digits, houses);
        };
    }
}
