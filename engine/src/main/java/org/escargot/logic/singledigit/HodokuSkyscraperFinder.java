package org.escargot.logic.singledigit;

import java.util.Set;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Skyscrapers in HoDoKu's order: pairs of rows, digit by digit, then pairs of columns. See [SkyscraperFinder].
public record HodokuSkyscraperFinder() implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.SKYSCRAPER);
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        LinkPairs pairs = new LinkPairs(facts, Technique.SKYSCRAPER, sink);
        return each(pairs, digits, Houses.ROWS) || each(pairs, digits, Houses.COLUMNS);
    }

    private static boolean each(LinkPairs pairs, DigitSet digits, HouseSet lines) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (pairs.each(digit, lines, lines)) {
                return true;
            }
        }
        return false;
    }
}
