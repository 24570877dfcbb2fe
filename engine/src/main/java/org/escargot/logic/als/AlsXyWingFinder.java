package org.escargot.logic.als;

import java.util.List;
import java.util.Set;
import org.escargot.logic.chains.Als;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// ALS-XY-Wing: a pivot, an almost locked set, has a restricted common with each of two others, not the same one. Every
/// other digit *z* of these two goes from what sees all its places in them.
///
///     A {z x …}  -x-  C {x y …}  -y-  B {y z …}
///
/// Valid because if *z* is not in A, *x* is, so *y* is in C, so *z* is in B.
/// Steps come by the restricted commons that they use. See `docs/techniques/als-xy-wing.md`.
///
/// @param overlap whether sets may share cells
public record AlsXyWingFinder(Commons.Overlap overlap) implements Finder {
    /// Without sets that share cells.
    public AlsXyWingFinder() {
        this(Commons.Overlap.OFF);
    }

    /// With sets that share cells.
    public static AlsXyWingFinder overlapping() {
        return new AlsXyWingFinder(Commons.Overlap.ON);
    }

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.ALS_XY_WING);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Search search = new Search(Commons.of(facts, overlap), overlap, sink);
        for (int from = 0; from < search.sets.size(); from++) {
            int[] ahead = search.commons.ahead(from);
            for (int at = 0; at < ahead.length; at++) {
                if (search.from(from, ahead, at)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Kernel: of millions of pairs of restricted commons few are wings.
    private record Search(Commons commons, List<Als> sets, Commons.Overlap overlap, StepSink sink) {
        Search(Commons commons, Commons.Overlap overlap, StepSink sink) {
            this(commons, commons.sets(), overlap, sink);
        }

        /// The pairs of the common `at` of those `ahead` of the set `from` with a later one.
        boolean from(int from, int[] ahead, int at) {
            int to = Commons.other(ahead[at]);
            int digits = Commons.digits(ahead[at]);
            for (int i = at + 1; i < ahead.length; i++) {
                if (test(from, to, digits, ahead[i])) {
                    return true;
                }
            }
            for (int common : commons.behind(to)) {
                if (Commons.other(common) > from && test(to, from, digits, common)) {
                    return true;
                }
            }
            for (int common : commons.ahead(to)) {
                if (test(to, from, digits, common)) {
                    return true;
                }
            }
            return false;
        }

        private boolean test(int pivot, int one, int digits, int common) {
            int more = Commons.digits(common);
            int restricted = digits | more;
            int lost = commons.lost(one)[Commons.other(common)] & ~restricted;
            if (lost == 0 || (restricted & restricted - 1) == 0) {
                return false;
            }
            Als first = sets.get(one);
            Als second = sets.get(Commons.other(common));
            boolean isApart = overlap == Commons.Overlap.ON || !first.cells().intersects(second.cells());
            return isApart && !first.isNested(second) && report(first, second, sets.get(pivot), digits, more, lost);
        }

        private boolean report(Als first, Als second, Als pivot, int digits, int more, int lost) {
            boolean isFree = (digits & ~more) != 0;
            int x = Commons.lowest(isFree ? digits & ~more : digits);
            int y = Commons.lowest(more & ~(1 << x - 1));
            int z = Commons.lowest(lost);
            Chain chain = Chain.open(first.link(z, x), pivot.link(x, y), second.link(y, z));
            return sink.accept(
                    new Step(Technique.ALS_XY_WING, chain, Effects.eliminate(first.eliminated(second, lost))));
        }
    }
}
