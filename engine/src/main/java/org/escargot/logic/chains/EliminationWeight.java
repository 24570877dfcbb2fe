package org.escargot.logic.chains;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;

/// By what HoDoKu orders chains that eliminate equally many candidates.
public final class EliminationWeight {
    /// How much more each candidate counts than the one before.
    private static final int STEP = 80;

    private EliminationWeight() {}

    /// Low where the eliminations stand in low cells: their cells and digits added up, digit by digit, each cell
    /// counting for more than the one before.
    public static int of(CandidateSet eliminations) {
        int weight = 0;
        int factor = 1;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet cells = eliminations.cells(digit);
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell), factor += STEP) {
                weight += cell * factor + digit;
            }
        }
        return weight;
    }
}
