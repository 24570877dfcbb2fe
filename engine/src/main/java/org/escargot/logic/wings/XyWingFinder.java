package org.escargot.logic.wings;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.step.CellFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// XY-Wing: a pivot with candidates *x y* sees a pincer with *x z* and a pincer with *y z*; then *z* goes from
/// all cells that see both pincers.
///
///     | 12 . . | . 13 . |      pivot r1c1, pincers r1c5 and r2c2
///     | . 23 . | . *  . |      → no 3 in r2c5
///
/// Valid because whichever digit the pivot takes, one pincer is left with *z*.
/// Steps come by the three cells in reading order, then by pivot. See `docs/techniques/xy-wing.md`.
public record XyWingFinder() implements CellFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.XY_WING);
    }

    @Override
    public CellSet cells(Facts facts) {
        return facts.bivalue();
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet bivalue = facts.bivalue();
        for (int one = bivalue.first(); one >= 0; one = bivalue.next(one)) {
            for (int two = bivalue.next(one); two >= 0; two = bivalue.next(two)) {
                DigitSet digits = facts.candidates(one).or(facts.candidates(two));
                if (digits.size() == 3 && third(facts, one, two, digits, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The third cell holds what the other two do not share.
    private static boolean third(Facts facts, int one, int two, DigitSet digits, StepSink sink) {
        DigitSet rest = digits.minus(facts.candidates(one).and(facts.candidates(two)));
        CellSet bivalue = facts.bivalue();
        for (int three = bivalue.next(two); three >= 0; three = bivalue.next(three)) {
            if (facts.candidates(three).equals(rest)
                    && (pivot(facts, List.of(two, one, three), digits, sink)
                            || pivot(facts, List.of(one, two, three), digits, sink)
                            || pivot(facts, List.of(one, three, two), digits, sink))) {
                return true;
            }
        }
        return false;
    }

    /// The wing of `cells`, its pivot between its pincers.
    private static boolean pivot(Facts facts, List<Integer> cells, DigitSet digits, StepSink sink) {
        int pivot = cells.get(1);
        CellSet pincers = CellSet.of(cells.getFirst(), cells.getLast());
        int digit = digits.minus(facts.candidates(pivot)).first();
        CellSet eliminated = facts.cellsOf(digit).and(facts.commonPeers(pincers));
        if (eliminated.isEmpty() || !facts.peers(pivot).containsAll(pincers)) {
            return false;
        }
        Chain chain = Chain.throughCells(cells, digit, facts::candidates);
        return sink.accept(new Step(Technique.XY_WING, chain, Effects.eliminate(eliminated, digit)));
    }
}
