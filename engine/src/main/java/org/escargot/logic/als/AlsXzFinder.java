package org.escargot.logic.als;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.Als;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// ALS-XZ: two almost locked sets with a restricted common *x*. Every other digit *z* of both goes from what sees all
/// its places in the two.
///
///     | 1z . . | . 1xz . |      x = 1 …
///     | .  . . | . zx. . |
///
/// Valid because *x* stands in only one of the sets; the other one is locked without it and holds *z*. With a second
/// restricted common each set lacks one of the two, so all their other digits are locked in both: a loop.
/// Steps come by the numbers of their sets. See `docs/techniques/als-xz.md`.
public record AlsXzFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.ALS_XZ);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Commons commons = Commons.of(facts, Commons.Overlap.OFF);
        List<Als> sets = commons.sets();
        for (int from = 0; from < sets.size(); from++) {
            for (int common : commons.ahead(from)) {
                Als one = sets.get(from);
                Als other = sets.get(Commons.other(common));
                int both = commons.lost(from)[Commons.other(common)];
                int restricted = Commons.digits(common);
                boolean isLoop = Integer.bitCount(restricted) > 1;
                if (isLoop ? loop(one, other, restricted, both, sink) : open(one, other, restricted, both, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean open(Als one, Als other, int restricted, int both, StepSink sink) {
        int lost = both & ~restricted;
        if (lost == 0) {
            return false;
        }
        int x = Commons.lowest(restricted);
        int z = Commons.lowest(lost);
        Chain chain = Chain.open(one.link(z, x), other.link(x, z));
        return sink.accept(new Step(Technique.ALS_XZ, chain, Effects.eliminate(one.eliminated(other, lost))));
    }

    private static boolean loop(Als one, Als other, int restricted, int both, StepSink sink) {
        CandidateSet eliminated =
                one.eliminated(other, both).or(locked(one, other, restricted)).or(locked(other, one, restricted));
        if (eliminated.isEmpty()) {
            return false;
        }
        int x = Commons.lowest(restricted);
        int y = Commons.lowest(restricted & restricted - 1);
        Chain chain = new Chain(Chain.Form.LOOP, List.of(one.link(y, x), other.link(x, y)));
        return sink.accept(new Step(Technique.ALS_XZ, chain, Effects.eliminate(eliminated)));
    }

    /// What sees the digits that are locked in `one`.
    private static CandidateSet locked(Als one, Als other, int restricted) {
        CandidateSet eliminated = CandidateSet.EMPTY;
        DigitSet digits = new DigitSet(one.digits().bits() & ~restricted);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            eliminated = eliminated.or(CandidateSet.of(one.seen(digit).minus(other.cells()), digit));
        }
        return eliminated;
    }
}
