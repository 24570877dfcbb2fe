package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// A cell, and for each of its candidates an almost locked set that loses it if the cell holds it (death blossom):
/// whatever the cell holds, one of the sets is locked and holds all its other digits.
///
/// @param stem the cell
/// @param petals for each of its candidates, in order, an almost locked set by the node for that digit
/// @param digits the digits that all sets hold and the cell does not
public record Blossom(int stem, List<Node.Als> petals, DigitSet digits) implements Pattern {
    public Blossom {
        petals = List.copyOf(petals);
    }

    /// The cell and those of all sets.
    public CellSet cells() {
        CellSet cells = CellSet.of(stem);
        for (Node.Als petal : petals) {
            cells = cells.or(petal.cells());
        }
        return cells;
    }

    @Override
    public Truths truths() {
        return Truths.of(cells());
    }
}
