package org.escargot.logic.pattern;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// Twelve cells in four boxes that three digits alone cannot fill, so that one of their other candidates is true.
///
/// @param digits the three digits
/// @param cells three cells in each of four boxes, one in every row and every column of its box
/// @param guardians the candidates of the cells beside the three digits
public record Tridagon(DigitSet digits, CellSet cells, CandidateSet guardians) implements Pattern {
    @Override
    public Truths truths() {
        return Truths.of(cells);
    }
}
