package org.escargot.logic.singledigit;

import java.util.Set;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Skyscraper: a digit has two places in each of two rows, and two of these places share a column; then it goes
/// from all cells that see both of the others. The same with rows and columns exchanged.
///
///     | . 5 . | . . . | . . * |      roof: r1c2 and r5c3, not in one column
///     | * . . |
///       .                            base: both rows end in column 9
///
/// Valid because the base holds at most one, so one of the roof cells is true.
/// Steps come digit by digit, pairs of rows, then of columns. See `docs/techniques/skyscraper.md`.
public record SkyscraperFinder() implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.SKYSCRAPER);
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        LinkPairs pairs = new LinkPairs(facts, Technique.SKYSCRAPER, sink);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (pairs.each(digit, Houses.ROWS, Houses.ROWS) || pairs.each(digit, Houses.COLUMNS, Houses.COLUMNS)) {
                return true;
            }
        }
        return false;
    }
}
