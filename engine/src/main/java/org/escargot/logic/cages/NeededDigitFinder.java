package org.escargot.logic.cages;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// A digit that every combination of a cage has: it stands somewhere in the cage. Its only place there is placed; and
/// a cell that sees all its places cannot hold it, which is pointing out of the cage.
///
/// Valid because the cage holds one of its combinations. Steps come by the number of cells, then by digit.
///
/// @param source where the sums come from
/// @param mostCells the most cells without a digit
public record NeededDigitFinder(Source source, int mostCells) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.CAGE_NEEDED_DIGIT);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (Rest rest : source.rests(facts)) {
            if (rest.size() > 1 && rest.size() <= mostCells && rest.isLikeACage(facts) && find(facts, rest, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean find(Facts facts, Rest rest, StepSink sink) {
        Ways ways = Ways.of(facts, rest);
        DigitSet left = ways.needed();
        while (!left.isEmpty()) {
            CellSet places = facts.cellsOf(left.first()).and(rest.plus());
            DigitSet digits = together(facts, rest.plus(), places, left);
            left = left.minus(digits);
            Sums sums = new Sums(List.of(rest.why()), rest.plus(), digits, ways.left(), ways.lost());
            Effects effects = places.size() == 1
                    ? Effects.place(places.first(), digits.first())
                    : Effects.eliminate(facts, facts.commonPeers(places), digits);
            if (!effects.isEmpty() && sink.accept(new Step(Technique.CAGE_NEEDED_DIGIT, sums, effects))) {
                return true;
            }
        }
        return false;
    }

    /// Those of `needed` that have the same `places` in `cells` and can still go from somewhere.
    private static DigitSet together(Facts facts, CellSet cells, CellSet places, DigitSet needed) {
        DigitSet same = DigitSet.of(needed.first());
        CellSet seeing = facts.commonPeers(places);
        for (int digit = needed.next(needed.first()); digit > 0; digit = needed.next(digit)) {
            boolean isSame = places.size() > 1
                    && facts.cellsOf(digit).and(cells).equals(places)
                    && facts.cellsOf(digit).intersects(seeing);
            same = isSame ? same.with(digit) : same;
        }
        return same;
    }
}
