package org.escargot.logic.singledigit;

import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Walks over all pairs of strong links of one digit whose near ends see each other, and reports those of one name: the
/// digit goes from all cells that see both far ends.
///
/// @param technique the name
record LinkPairs(Facts facts, Technique technique, StepSink sink) {
    /// Reports the pairs of `digit` with one link in `firsts` and the other, in a later house, in `seconds`.
    boolean each(int digit, HouseSet firsts, HouseSet seconds) {
        HouseSet conjugates = facts.conjugates(digit);
        HouseSet left = conjugates.and(firsts);
        HouseSet right = conjugates.and(seconds);
        for (int first = left.first(); first >= 0; first = left.next(first)) {
            for (int second = right.next(first); second >= 0; second = right.next(second)) {
                if (ends(digit, first, second)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The four ways to join one end of each link; four different cells.
    private boolean ends(int digit, int first, int second) {
        CellSet one = facts.places(digit, first);
        CellSet two = facts.places(digit, second);
        if (one.intersects(two)) {
            return false;
        }
        for (int near = one.first(); near >= 0; near = one.next(near)) {
            CellSet joined = two.and(Houses.peers(near));
            for (int other = joined.first(); other >= 0; other = joined.next(other)) {
                CellSet far = one.without(near);
                CellSet last = two.without(other);
                CellSet eliminated = facts.cellsOf(digit).and(Houses.commonPeers(far.or(last)));
                StrongLink link = StrongLink.inHouse(digit, first, far, CellSet.of(near));
                StrongLink next = StrongLink.inHouse(digit, second, CellSet.of(other), last);
                if (!eliminated.isEmpty() && report(Chain.open(link, next), eliminated)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean report(Chain chain, CellSet eliminated) {
        int digit = chain.first().digit();
        return ChainNames.of(chain) == technique
                && sink.accept(new Step(technique, chain, Effects.eliminate(eliminated, digit)));
    }
}
