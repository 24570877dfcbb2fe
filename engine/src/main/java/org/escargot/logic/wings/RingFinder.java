package org.escargot.logic.wings;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.RankCount;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// XYZ-Ring and WXYZ-Ring: a pivot *x y z* with a pincer *x z* and a pincer *y z* (one more digit and pincer), and a
/// house with *z* outside of them; two houses hold all the *z* of the wing and of that house.
///
///     | xyz .  .  | yz .  . | z .  . |      row 1 holds the z of the pivot, of a pincer and of the end of column 7,
///     | .   xz .  | .  .  . | . .  . |      row 2 that of the other pincer and of the other end
///     …           column 7:   z in rows 1 and 2 alone
///
/// Valid by count: the cells and *z* in the house are as many truths as the other digits, each in a house of the pivot
/// and its pincer, and *z* in the two houses are links. So each of these houses has its digit in the ring, and all
/// other candidates of it go.
///
/// Steps come by pivot in reading order, then by *z*, pincers, their houses, and the houses of *z*.
/// See `docs/techniques/xyz-ring.md` and `docs/techniques/wxyz-ring.md`.
///
/// @param size how many cells the wing has, 3 or 4
public record RingFinder(int size) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(name());
    }

    private Technique name() {
        return size == 3 ? Technique.XYZ_RING : Technique.WXYZ_RING;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet pivots = facts.unsolved();
        for (int pivot = pivots.first(); pivot >= 0; pivot = pivots.next(pivot)) {
            DigitSet digits = facts.candidates(pivot);
            for (int z = digits.size() == size ? digits.first() : 0; z > 0; z = digits.next(z)) {
                Wing wing = new Wing(facts, pivot, z, CellSet.of(pivot), Truths.NONE);
                if (grow(wing, digits.without(z), sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The pivot and some pincers.
    ///
    /// @param cells both
    /// @param links the digits that join a pincer to the pivot, each in a house of the two
    private record Wing(Facts facts, int pivot, int z, CellSet cells, Truths links) {
        Wing with(int pincer, int digit, int house) {
            return new Wing(facts, pivot, z, cells.with(pincer), links.and(Truths.of(digit, HouseSet.of(house))));
        }
    }

    /// Adds a pincer for each of the digits that are `left`.
    private boolean grow(Wing wing, DigitSet left, StepSink sink) {
        if (left.isEmpty()) {
            return Houses.common(wing.cells).isEmpty() && close(wing, sink);
        }
        int digit = left.first();
        CellSet pincers = wing.facts.bivalue().and(Houses.peers(wing.pivot));
        for (int pincer = pincers.first(); pincer >= 0; pincer = pincers.next(pincer)) {
            if (wing.facts.candidates(pincer).equals(DigitSet.of(digit, wing.z))) {
                HouseSet houses = Houses.common(CellSet.of(wing.pivot, pincer));
                for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                    if (grow(wing.with(pincer, digit, house), left.without(digit), sink)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Two houses that hold all cells of the wing, one of them with the pivot.
    private boolean close(Wing wing, StepSink sink) {
        HouseSet firsts = Houses.of(wing.pivot);
        for (int first = firsts.first(); first >= 0; first = firsts.next(first)) {
            HouseSet seconds = Houses.common(wing.cells.minus(Houses.cells(first)));
            for (int second = seconds.first(); second >= 0; second = seconds.next(second)) {
                if (close(wing, HouseSet.of(first, second), sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The houses whose places of *z* are in the two `covers`, some in each.
    private boolean close(Wing wing, HouseSet covers, StepSink sink) {
        CellSet first = Houses.cells(covers.first());
        CellSet second = Houses.cells(covers.next(covers.first()));
        for (int house = 0; house < House.COUNT; house++) {
            CellSet places = wing.facts.places(wing.z, house);
            boolean isClosed = !places.intersects(wing.cells)
                    && first.or(second).containsAll(places)
                    && !first.containsAll(places)
                    && !second.containsAll(places);
            if (isClosed && report(wing, covers, house, sink)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Wing wing, HouseSet covers, int house, StepSink sink) {
        Truths truths = Truths.of(wing.cells).and(Truths.of(wing.z, HouseSet.of(house)));
        Rank rank = new Rank(truths, wing.links.and(Truths.of(wing.z, covers)).compact());
        Effects effects = Effects.eliminate(RankCount.eliminations(wing.facts, rank));
        return !effects.isEmpty() && sink.accept(new Step(name(), rank, effects));
    }
}
