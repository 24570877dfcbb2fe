package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// Cells whose digits, taken together, would leave another cell without a candidate, whatever the first ones hold
/// beside the candidates that go.
///
/// @param cells the two or three cells that are filled together
/// @param digits the digits that go from them
/// @param excluded every way to fill the cells with one of these, and why it cannot be
public record AlignedExclusion(CellSet cells, DigitSet digits, List<Excluded> excluded) implements Pattern {
    /// Stands for no cell.
    public static final int NO_CELL = -1;

    /// A way to fill the cells that cannot be.
    ///
    /// @param candidates one candidate for each of the cells
    /// @param emptied the cell whose candidates are all taken by them, or [#NO_CELL] where two of them clash
    public record Excluded(CandidateSet candidates, int emptied) {}

    public AlignedExclusion {
        excluded = List.copyOf(excluded);
    }

    /// The cells that would be left without a candidate.
    public CellSet excluders() {
        CellSet excluders = CellSet.EMPTY;
        for (Excluded each : excluded) {
            excluders = each.emptied() == NO_CELL ? excluders : excluders.with(each.emptied());
        }
        return excluders;
    }

    @Override
    public Truths truths() {
        return Truths.of(cells.or(excluders()));
    }
}
