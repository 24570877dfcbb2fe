package org.escargot.game;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;

/// The digits that are still to be placed, nine of each at the start.
///
/// @param digits the digits on the board
public record Pile(Grid digits) {
    /// How many of `digit` are left, 0..9.
    public int left(int digit) {
        return Math.max(0, Digit.COUNT - digits.cellsOf(digit).size());
    }

    /// Whether nine of `digit` stand, none of them in the house of another.
    public boolean isFinished(int digit) {
        CellSet cells = digits.cellsOf(digit);
        return cells.size() == Digit.COUNT && !cells.intersects(digits.clashes());
    }

    /// The digits that `house` lacks.
    public DigitSet missing(int house) {
        return missing(digits, house);
    }

    static DigitSet missing(Grid grid, int house) {
        DigitSet missing = DigitSet.ALL;
        for (int place = 0; place < Digit.COUNT; place++) {
            int digit = grid.digit(Houses.cell(house, place));
            missing = digit == Digit.NONE ? missing : missing.without(digit);
        }
        return missing;
    }
}
