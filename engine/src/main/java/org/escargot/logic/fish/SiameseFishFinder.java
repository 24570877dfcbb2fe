package org.escargot.logic.fish;

import java.util.Set;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepPairs;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Siamese fish: two finned fish on the same base whose fins lie differently, told as one step. Each is valid by
/// itself, so is what they take together. HoDoKu and its users look for them as an option.
///
/// Steps come in the order of the first of the two. See `docs/techniques/finned-swordfish.md`.
///
/// @param single who finds the single ones
public record SiameseFishFinder(Finder single) implements Finder {
    @Override
    public Set<Technique> finds() {
        return single.finds();
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return StepPairs.of(single, facts, (one, other) -> pair(one, other, sink));
    }

    private static boolean pair(Step one, Step other, StepSink sink) {
        return one.pattern() instanceof Fish first
                && other.pattern() instanceof Fish second
                && first.digit() == second.digit()
                && first.base().equals(second.base())
                && !one.effects().equals(other.effects())
                && sink.accept(new Step(
                        FishNames.plainer(one.technique(), other.technique()),
                        new SiameseFish(first, second),
                        one.effects().and(other.effects())));
    }
}
