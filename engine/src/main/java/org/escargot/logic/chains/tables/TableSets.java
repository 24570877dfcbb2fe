package org.escargot.logic.chains.tables;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;

/// The candidates of a table, the premise among them: where each digit is true, and where it is false.
///
/// @param on by digit
/// @param off by digit
@SuppressWarnings("ArrayRecordComponent")
record TableSets(CellSet[] on, CellSet[] off) {
    static TableSets of(Literals literals, Table table) {
        long[] upper = new long[2 * Digit.COUNT + 2];
        long[] lower = new long[2 * Digit.COUNT + 2];
        for (int entry = 0; entry < table.size; entry++) {
            int literal = table.literal[entry];
            if (literals.isCandidate(literal)) {
                int slot = 2 * literals.digit(literal) + (literal & 1);
                CellSet cell = literals.cells(literal);
                upper[slot] |= cell.upper();
                lower[slot] |= cell.lower();
            }
        }
        CellSet[] on = new CellSet[Digit.COUNT + 1];
        CellSet[] off = new CellSet[Digit.COUNT + 1];
        for (int digit = 0; digit <= Digit.COUNT; digit++) {
            on[digit] = new CellSet(upper[2 * digit], lower[2 * digit]);
            off[digit] = new CellSet(upper[2 * digit + 1], lower[2 * digit + 1]);
        }
        return new TableSets(on, off);
    }
}
