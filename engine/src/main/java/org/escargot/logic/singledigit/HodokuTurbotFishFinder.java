package org.escargot.logic.singledigit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.EliminationWeight;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Turbot fish in HoDoKu's order: those that eliminate most come first, of these those that do so in the lowest cells,
/// then those with the lowest end. See [TurbotFishFinder].
public record HodokuTurbotFishFinder() implements DigitFinder {
    private static final TurbotFishFinder ALL = new TurbotFishFinder();
    private static final Comparator<Step> MOST_FIRST = Comparator.<Step>comparingInt(
                    step -> -step.effects().eliminations().size())
            .thenComparingInt(step -> EliminationWeight.of(step.effects().eliminations()))
            .thenComparingInt(step -> lowerEnd(step.pattern()));

    private static int lowerEnd(Pattern pattern) {
        return pattern instanceof Chain chain ? Math.min(first(chain.first()), first(chain.last())) : Cell.COUNT;
    }

    private static int first(Node end) {
        return end.places().first();
    }

    @Override
    public Set<Technique> finds() {
        return ALL.finds();
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        List<Step> steps = new ArrayList<>();
        ALL.find(facts, digits, step -> !steps.add(step));
        steps.sort(MOST_FIRST);
        return steps.stream().anyMatch(sink::accept);
    }
}
