package org.escargot.logic.singles;

import java.util.Set;
import org.escargot.grid.House;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Hidden singles of boxes alone: the first that eyes find, because a box is looked over at once.
///
/// Order: that of [HiddenSingleFinder], digit by digit.
public record BoxSingleFinder() implements Finder {
    private static final HiddenSingleFinder EVERYWHERE = new HiddenSingleFinder(HouseOrder.BOX_ROW_COLUMN);

    @Override
    public Set<Technique> finds() {
        return EVERYWHERE.finds();
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return EVERYWHERE.find(
                facts,
                step -> step.pattern() instanceof Single.Hidden hidden
                        && House.kind(hidden.house()) == House.Kind.BOX
                        && sink.accept(step));
    }
}
