package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// An odd number of places of a digit in a loop, each in a house with the next. They cannot hold it in turn, so the
/// digit stands in one of the houses at another place, a guardian.
///
/// It is no [Chain]: its links do not alternate. Each of them would be strong as well as weak, if no guardian were
/// true, and that is what contradicts itself.
///
/// @param digit the digit, 1..9
/// @param cells the cells of the loop, an odd number, at least five
/// @param houses as many houses, each with two neighbors of the loop
/// @param guardians the other places of the digit in these houses
public record OddLoop(int digit, CellSet cells, HouseSet houses, CellSet guardians) implements Pattern {
    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    @Override
    public Truths truths() {
        return Truths.of(digit, houses);
    }
}
