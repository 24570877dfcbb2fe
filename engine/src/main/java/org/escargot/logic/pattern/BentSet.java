package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// As many digits as cells, spread over a line and a box, where only one digit can stand twice:
/// so that digit stands at least once.
///
/// @param cells the cells
/// @param digits their candidates, as many
/// @param digit the digit that is not confined to one house
/// @param ends the cells that may hold it
public record BentSet(CellSet cells, DigitSet digits, int digit, CellSet ends) implements Pattern {
    @Override
    public Truths truths() {
        return Truths.of(cells);
    }
}
