package org.escargot.logic.wings;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.CellFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// XYZ-Wing: a pivot with candidates *x y z* sees a pincer with *x z* and a pincer with *y z*; then *z* goes from
/// all cells that see the three of them.
///
///     | 123 . * | . 13 . |      pivot r1c1, pincers r1c5 and r2c2
///     | . 23 .  | . .  . |      → no 3 in r1c3
///
/// Valid because one of the three cells holds *z*, whatever the pivot takes.
/// Steps come by pivot in reading order, then by pincers. See `docs/techniques/xyz-wing.md`.
public record XyzWingFinder() implements CellFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.XYZ_WING);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public CellSet cells(Facts facts) {
        CellSet cells = facts.unsolved();
        for (int cell = cells.first(); cell >= 0; cell = facts.unsolved().next(cell)) {
            cells = facts.candidates(cell).size() <= 3 ? cells : cells.without(cell);
        }
        return cells;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet cells = facts.unsolved().minus(facts.bivalue());
        for (int pivot = cells.first(); pivot >= 0; pivot = cells.next(pivot)) {
            if (facts.candidates(pivot).size() == 3 && pincers(facts, pivot, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean pincers(Facts facts, int pivot, StepSink sink) {
        DigitSet digits = facts.candidates(pivot);
        CellSet near = facts.bivalue().and(facts.peers(pivot));
        for (int one = near.first(); one >= 0; one = near.next(one)) {
            DigitSet first = facts.candidates(one);
            for (int two = digits.containsAll(first) ? near.next(one) : -1; two >= 0; two = near.next(two)) {
                DigitSet second = facts.candidates(two);
                DigitSet shared = first.and(second);
                Wing wing = new Wing(pivot, CellSet.of(one, two), digits, shared.first());
                if (digits.containsAll(second) && shared.size() == 1 && report(facts, wing, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean report(Facts facts, Wing wing, StepSink sink) {
        CellSet eliminated = facts.cellsOf(wing.digit()).and(facts.commonPeers(wing.cells()));
        return !eliminated.isEmpty()
                && sink.accept(new Step(Technique.XYZ_WING, wing, Effects.eliminate(eliminated, wing.digit())));
    }
}
