package org.escargot.logic.singledigit;

import java.util.Set;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Turbot fish: two strong links of a digit whose near ends see each other, in any houses that make neither a
/// skyscraper nor a kite; the digit goes from all cells that see both far ends.
///
///     5 = 5 - 5 = 5      one of the outer two is true
///
/// Valid because the near ends are not both true. Steps come digit by digit, house by house.
/// See `docs/techniques/turbot-fish.md`.
public record TurbotFishFinder() implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.TURBOT_FISH);
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        LinkPairs pairs = new LinkPairs(facts, Technique.TURBOT_FISH, sink);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (pairs.each(digit, Houses.LINES, Houses.BOXES)
                    || pairs.each(digit, Houses.BOXES, Houses.BOXES)
                    || pairs.each(digit, Houses.ROWS, Houses.ROWS)
                    || pairs.each(digit, Houses.COLUMNS, Houses.COLUMNS)) {
                return true;
            }
        }
        return false;
    }
}
