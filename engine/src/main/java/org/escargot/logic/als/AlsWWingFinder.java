package org.escargot.logic.als;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.logic.chains.Als;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// ALS W-Wing: two almost locked sets with two digits *x z* in common, and a house where every place of *x* sees all
/// its places in the one set or all those in the other. Then *z* goes from what sees all its places in the two, and so
/// does every other digit of both.
///
///     A {z x …}  -x-  x = x  -x-  B {x z …}
///
/// Valid because *x* stands in the house, so one of the sets lacks it, is locked and holds *z*. Two cells of two
/// candidates are a W-Wing; sets whose places of *x* see each other are an ALS-XZ.
/// Steps come by the number of cells, then by the numbers of the sets, then by *x*; of the houses that join two sets
/// the first is taken, one with two places before others. See `docs/techniques/als-w-wing.md`.
public record AlsWWingFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.ALS_W_WING);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        List<Als> sets = Commons.of(facts, Commons.Overlap.OFF).sets();
        List<Step> found = new ArrayList<>();
        for (int from = 0; from < sets.size(); from++) {
            Als one = sets.get(from);
            for (Als other : sets.subList(from + 1, sets.size())) {
                int shared = one.digits().bits() & other.digits().bits();
                boolean isWing = Integer.bitCount(shared) > 1
                        && one.cells().size() + other.cells().size() > 2
                        && !one.cells().intersects(other.cells());
                int lost = isWing ? one.lost(other) : 0;
                if (lost != 0) {
                    join(facts, one, other, shared, lost, found);
                }
            }
        }
        found.sort(
                Comparator.comparingInt(step -> step.pattern().truths().cells().size()));
        return found.stream().anyMatch(sink::accept);
    }

    /// Joins the sets by each of their `shared` digits that leaves one of those that are `lost`.
    private static void join(Facts facts, Als one, Als other, int shared, int lost, List<Step> found) {
        for (int rest = shared; rest != 0; rest &= rest - 1) {
            int gone = lost & ~(rest & -rest);
            int x = Commons.lowest(rest);
            Optional<StrongLink> link = gone == 0 ? Optional.empty() : link(facts, one, other, x);
            if (link.isPresent()) {
                int z = Commons.lowest(gone);
                Chain chain = Chain.open(one.link(z, x), link.get(), other.link(x, z));
                found.add(new Step(Technique.ALS_W_WING, chain, Effects.eliminate(one.eliminated(other, gone))));
            }
        }
    }

    private static Optional<StrongLink> link(Facts facts, Als one, Als other, int x) {
        if (one.seen(x).containsAll(other.places(x))) {
            return Optional.empty();
        }
        Optional<StrongLink> grouped = Optional.empty();
        for (int house = 0; house < facts.houseCount(); house++) {
            CellSet places = facts.places(x, house);
            if (joins(places, one, other, x)) {
                CellSet near = places.and(one.seen(x));
                Optional<StrongLink> link = Optional.of(StrongLink.inHouse(x, house, near, places.minus(near)));
                if (places.size() == 2) {
                    return link;
                }
                grouped = grouped.or(() -> link);
            }
        }
        return grouped;
    }

    /// Whether one or the other set sees each of `places`, and neither all of them.
    private static boolean joins(CellSet places, Als one, Als other, int x) {
        CellSet first = one.seen(x);
        CellSet second = other.seen(x);
        boolean isFree = !places.isEmpty() && !places.intersects(one.places(x).or(other.places(x)));
        return isFree
                && first.or(second).containsAll(places)
                && !first.containsAll(places)
                && !second.containsAll(places);
    }
}
