package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// HoDoKu's avoidable rectangles: only where the open corner has two candidates (type 1), where both open cells are in
/// one box (type 2). Steps come by rectangle.
public record HodokuAvoidableRectangleFinder() implements Finder {
    private static final AvoidableRectangleFinder ALL = new AvoidableRectangleFinder();

    @Override
    public Set<Technique> finds() {
        return ALL.finds();
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return ALL.find(
                facts,
                step -> step.pattern() instanceof DeadlyPattern pattern
                        && isAsked(facts, pattern.guardians())
                        && sink.accept(step));
    }

    private static boolean isAsked(Facts facts, CellSet open) {
        return open.size() == 1
                ? facts.bivalue().containsAll(open)
                : Houses.common(open).intersects(Houses.BOXES);
    }
}
