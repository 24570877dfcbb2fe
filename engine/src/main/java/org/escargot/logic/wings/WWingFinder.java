package org.escargot.logic.wings;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// W-Wing: two cells with the same candidates *x y* that do not see each other, and a strong link of *x* whose
/// ends see one of them each; then *y* goes from all cells that see both.
///
///     xy - x = x - xy      one of the outer two holds y
///
/// Valid because one end of the link is true, so one of the two cells is not *x*.
/// Steps come by the first cell in reading order, the second, the digit of the link, its house.
/// See `docs/techniques/w-wing.md`.
public record WWingFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.W_WING);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return EqualCells.visit(facts, (one, two) -> find(facts, one, two, sink));
    }

    private static boolean find(Facts facts, int one, int two, StepSink sink) {
        DigitSet digits = facts.candidates(one);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (link(facts, one, two, digit, sink)) {
                return true;
            }
        }
        return false;
    }

    /// Offers the wings of `one` and `two` whose link is one of `digit`, house by house.
    static boolean link(Facts facts, int one, int two, int digit, StepSink sink) {
        CellSet seen = Houses.peers(one).and(Houses.peers(two));
        CellSet eliminated =
                facts.cellsOf(facts.candidates(one).without(digit).first()).and(seen);
        return !eliminated.isEmpty() && link(facts, one, two, digit, eliminated, sink);
    }

    private static boolean link(Facts facts, int one, int two, int digit, CellSet eliminated, StepSink sink) {
        CellSet pincers = CellSet.of(one, two);
        HouseSet houses = facts.conjugates(digit);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet places = facts.places(digit, house);
            int near = places.intersects(pincers) ? -1 : near(one, places, two);
            if (near >= 0) {
                int other = facts.candidates(one).without(digit).first();
                StrongLink link = StrongLink.inHouse(digit, house, CellSet.of(near), places.without(near));
                Chain chain =
                        Chain.open(StrongLink.inCell(one, other, digit), link, StrongLink.inCell(two, digit, other));
                if (sink.accept(new Step(Technique.W_WING, chain, Effects.eliminate(eliminated, other)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The first of two places that `one` sees while `two` sees the other; -1 if there is none.
    private static int near(int one, CellSet places, int two) {
        for (int near = places.first(); near >= 0; near = places.next(near)) {
            if (Houses.peers(one).contains(near) && Houses.peers(two).containsAll(places.without(near))) {
                return near;
            }
        }
        return -1;
    }
}
