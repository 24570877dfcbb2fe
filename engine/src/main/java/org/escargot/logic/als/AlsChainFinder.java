package org.escargot.logic.als;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.chains.Als;
import org.escargot.logic.chains.EliminationWeight;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// ALS chain: four almost locked sets or more, each joined to the next by a restricted common, no two of these in a row
/// the same. Every other digit *z* of the first and the last goes from what sees all its places in these two.
///
///     A {z w …}  -w-  B {w x …}  -x-  C {x y …}  -y-  D {y z …}
///
/// Valid because if *z* is not in A, *w* is, so *x* is in B, so *y* is in C, so *z* is in D.
/// Of chains that take the same, the one with the fewest cells counts, then the one that [ChainWalk] meets first. Steps
/// come by how many candidates they take, then by [EliminationWeight], then as they are
/// met. See `docs/techniques/als-chain.md`.
///
/// @param reach which chains are looked for
public record AlsChainFinder(ChainWalk.Reach reach) implements Finder {
    /// Chains of any length whose sets come in the order of their numbers, as HoDoKu has them when it solves.
    public static final AlsChainFinder AHEAD = new AlsChainFinder(ChainWalk.Reach.AHEAD);

    /// Chains of up to seven sets in any order. Where there are many sets, this takes seconds.
    public static final AlsChainFinder ALL = new AlsChainFinder(ChainWalk.Reach.SIX_LINKS);

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.ALS_CHAIN);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Commons commons = Commons.of(facts, Commons.Overlap.OFF);
        List<Found> all = new ArrayList<>(collect(commons));
        all.sort(Comparator.comparingInt((Found found) -> -found.eliminated.size())
                .thenComparingInt(found -> EliminationWeight.of(found.eliminated)));
        for (Found found : all) {
            Chain chain = shortest(commons, found);
            if (sink.accept(new Step(Technique.ALS_CHAIN, chain, Effects.eliminate(found.eliminated)))) {
                return true;
            }
        }
        return false;
    }

    /// What some chains take, and the sets that they start from.
    private record Found(CandidateSet eliminated, Set<Integer> starts) {
        Found(CandidateSet eliminated) {
            this(eliminated, new LinkedHashSet<>());
        }
    }

    private Collection<Found> collect(Commons commons) {
        IntPredicate mayEnd = switch (reach) {
            case AHEAD -> new AheadEnds(commons)::mayEnd;
            case SIX_LINKS -> _ -> true;
        };
        Map<CandidateSet, Found> all = new LinkedHashMap<>();
        for (int start = 0; start < commons.sets().size(); start++) {
            if (mayEnd.test(start)) {
                collect(commons, start, all);
            }
        }
        return all.values();
    }

    private void collect(Commons commons, int start, Map<CandidateSet, Found> all) {
        Als first = commons.sets().get(start);
        BitSet known = new BitSet();
        ChainWalk.all(commons, reach, start, (last, lost) -> {
            int end = last << 9 | lost;
            if (!known.get(end)) {
                known.set(end);
                CandidateSet eliminated = first.eliminated(commons.sets().get(last), lost);
                all.computeIfAbsent(eliminated, Found::new).starts.add(start);
            }
            return true;
        });
    }

    private Chain shortest(Commons commons, Found found) {
        return found.starts.stream()
                .map(start -> ChainWalk.to(commons, reach, start, found.eliminated))
                .min(Comparator.comparingInt(ChainWalk.Found::cells))
                .orElseThrow()
                .chain();
    }
}
