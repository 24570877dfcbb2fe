package org.escargot.logic.singledigit;

import java.util.Set;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// 2-string kite: a digit has two places in a row and two in a column, and one of each shares a box; then it
/// goes from the cell that sees both of the others.
///
///     | 5 . . | . 5 . |      row 1: r1c1 = r1c5
///     | . 5 . | . . . |      column 2: r2c2 = r7c2, joined in box 1
///     …
///     | . 5 . | . * . |      → not in r7c5
///
/// Valid because the box holds the digit once, so one of the far ends is true.
/// Steps come digit by digit, row by row, column by column. See `docs/techniques/two-string-kite.md`.
public record TwoStringKiteFinder() implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.TWO_STRING_KITE);
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        LinkPairs pairs = new LinkPairs(facts, Technique.TWO_STRING_KITE, sink);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (pairs.each(digit, Houses.ROWS, Houses.COLUMNS)) {
                return true;
            }
        }
        return false;
    }
}
