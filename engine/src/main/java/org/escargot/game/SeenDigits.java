package org.escargot.game;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;

/// Which digits stand in which house, so that what a cell may hold is told at once.
final class SeenDigits {
    private final int[] held = new int[House.COUNT];

    private SeenDigits() {}

    /// The sight of those digits of `grid` that stand in `counted`.
    static SeenDigits of(Grid grid, CellSet counted) {
        SeenDigits sight = new SeenDigits();
        for (int cell = counted.first(); cell >= 0; cell = counted.next(cell)) {
            if (grid.digit(cell) != Digit.NONE) {
                int bit = DigitSet.bit(grid.digit(cell));
                sight.held[Houses.row(cell)] |= bit;
                sight.held[Houses.column(cell)] |= bit;
                sight.held[Houses.box(cell)] |= bit;
            }
        }
        return sight;
    }

    /// The digits that no house of `cell` holds.
    DigitSet allowed(int cell) {
        int seen = held[Houses.row(cell)] | held[Houses.column(cell)] | held[Houses.box(cell)];
        return new DigitSet(DigitSet.ALL.bits() & ~seen);
    }
}
