package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// Two strong links of one digit whose near ends see each other, so that one of the far ends is true.
///
/// @param digit the digit, 1..9
/// @param first one link
/// @param second the other; its near end sees the near end of the first
public record StrongLinks(int digit, Link first, Link second) implements Pattern {
    /// A house where the digit is at one end or at the other.
    ///
    /// @param house the house that needs the digit
    /// @param far the end that is not joined: a cell, or in an empty rectangle a group
    /// @param near the end that is joined to the other link
    public record Link(int house, CellSet far, CellSet near) {
        /// Whether an end has more than one cell.
        public boolean grouped() {
            return far.size() > 1 || near.size() > 1;
        }

        /// Whether the house is a row, a column or a box.
        public House.Kind kind() {
            return House.kind(house);
        }
    }

    /// The cells that see both far ends.
    public CellSet targets() {
        return Houses.commonPeers(first.far.or(second.far));
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    @Override
    public Truths truths() {
        return Truths.of(digit, HouseSet.of(first.house, second.house));
    }
}
