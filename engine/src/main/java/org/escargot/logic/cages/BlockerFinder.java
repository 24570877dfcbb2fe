package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Cage blockers: a combination of a cage that leaves no combination to another cage whose cells see all of its own.
///
/// Valid because no digit can stand in both. Steps come by the number of cells of the first cage, then of the other.
public record BlockerFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.CAGE_BLOCKER);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        List<Rest> all = new ArrayList<>();
        for (Source source : List.of(Source.CAGES, Source.ONE_HOUSE)) {
            source.rests(facts).stream()
                    .filter(rest -> rest.size() > 1 && rest.isLikeACage(facts))
                    .forEach(all::add);
        }
        List<Ways> ways = all.stream().map(rest -> Ways.of(facts, rest)).toList();
        for (int one = 0; one < all.size(); one++) {
            for (int other = 0; other < all.size(); other++) {
                if (facts.commonPeers(all.get(one).plus())
                                .containsAll(all.get(other).plus())
                        && find(facts, all.get(one), ways.get(one), all.get(other), ways.get(other), sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean find(Facts facts, Rest rest, Ways ways, Rest blocking, Ways needing, StepSink sink) {
        Ways fitting = ways.only(set -> needing.left().stream().anyMatch(other -> !other.intersects(set)));
        CandidateSet gone = fitting.gone(facts);
        List<DigitSet> blocked = ways.without(fitting);
        Sums sums = new Sums(
                List.of(rest.why(), blocking.why()),
                rest.plus().or(blocking.plus()),
                gone.digits(),
                fitting.left(),
                blocked);
        return !fitting.left().isEmpty()
                && !blocked.isEmpty()
                && !gone.isEmpty()
                && sink.accept(new Step(Technique.CAGE_BLOCKER, sums, Effects.eliminate(gone)));
    }
}
