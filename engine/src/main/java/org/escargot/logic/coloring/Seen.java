package org.escargot.logic.coloring;

import org.escargot.grid.CellSet;
import org.escargot.logic.step.Facts;

/// What a group of cells sees.
final class Seen {
    private Seen() {}

    /// The cells that see at least one of `cells`.
    static CellSet by(Facts facts, CellSet cells) {
        CellSet seen = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            seen = seen.or(facts.peers(cell));
        }
        return seen;
    }
}
