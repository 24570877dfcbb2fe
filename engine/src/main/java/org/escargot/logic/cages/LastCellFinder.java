package org.escargot.logic.cages;

import java.util.List;
import java.util.Set;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// The last cell of a sum: it holds what the others leave. In a cage that is a full cage; in a house, or several, it is
/// an innie, which no cage inside covers, or an outie, by which the cages that cover them stick out.
///
/// Valid because a cage adds up to its total and a house to the sum of all digits. Steps come by the number of houses.
///
/// @param source where the sums come from
public record LastCellFinder(Source source) implements Finder {
    @Override
    public Set<Technique> finds() {
        return switch (source) {
            case CAGES -> Set.of(Technique.FULL_CAGE);
            case ONE_HOUSE, HOUSES -> Set.of(Technique.INNIE, Technique.OUTIE);
        };
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (Rest rest : source.rests(facts)) {
            int digit = rest.total();
            if (rest.size() == 1
                    && digit >= 1
                    && digit <= Digit.COUNT
                    && facts.has(rest.plus().first(), digit)
                    && sink.accept(step(facts, rest, digit))) {
                return true;
            }
        }
        return false;
    }

    private Step step(Facts facts, Rest rest, int digit) {
        int cell = rest.plus().first();
        Technique technique =
                source == Source.CAGES ? Technique.FULL_CAGE : rest.isInside(facts) ? Technique.INNIE : Technique.OUTIE;
        Sums sums = new Sums(List.of(rest.why()), rest.plus(), DigitSet.of(digit), List.of(), List.of());
        return new Step(technique, sums, Effects.place(cell, digit));
    }
}
