package org.escargot.logic.wings;

import java.util.Set;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// W-Wings in HoDoKu's order: between the same two cells those that eliminate the lower digit come first. See
/// [WWingFinder].
public record HodokuWWingFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.W_WING);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return EqualCells.visit(facts, (one, two) -> {
            DigitSet digits = facts.candidates(one);
            int lower = digits.first();
            int higher = digits.next(lower);
            return WWingFinder.link(facts, one, two, higher, sink) || WWingFinder.link(facts, one, two, lower, sink);
        });
    }
}
