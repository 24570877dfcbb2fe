package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// One digit that has one place left, or one cell that has one digit left.
public sealed interface Single extends Pattern.Common {
    /// The cell that is to be filled, 0..80.
    int cell();

    /// The digit that goes there, 1..9.
    int digit();

    @Override
    default DigitSet digits() {
        return DigitSet.of(digit());
    }

    /// The last empty cell of a house.
    ///
    /// @param cell the empty cell
    /// @param digit the digit that the house lacks
    /// @param house the house that is full but for this cell
    record FullHouse(int cell, int digit, int house) implements Single {
        @Override
        public Truths truths() {
            return Truths.of(digit, HouseSet.of(house));
        }
    }

    /// A cell with one candidate left.
    ///
    /// @param cell the cell
    /// @param digit its only candidate
    record Naked(int cell, int digit) implements Single {
        @Override
        public Truths truths() {
            return Truths.of(CellSet.of(cell));
        }
    }

    /// A digit with one place left in a house.
    ///
    /// @param cell the only place
    /// @param digit the digit
    /// @param house the house that needs it
    record Hidden(int cell, int digit, int house) implements Single {
        @Override
        public Truths truths() {
            return Truths.of(digit, HouseSet.of(house));
        }
    }
}
