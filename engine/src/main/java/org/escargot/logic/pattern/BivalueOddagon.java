package org.escargot.logic.pattern;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// An odd number of cells in a loop, each in a house with the next, that two digits cannot fill in turn. So one of
/// their other candidates, the guardians, is true.
///
/// @param digits the two digits, both candidates of every cell
/// @param cells the cells of the loop, an odd number, at least five
/// @param houses as many houses, each with two neighbors of the loop
/// @param guardians the candidates of the cells beside the two digits
public record BivalueOddagon(DigitSet digits, CellSet cells, HouseSet houses, CandidateSet guardians)
        implements Pattern {
    @Override
    public Truths truths() {
        return Truths.of(cells);
    }
}
