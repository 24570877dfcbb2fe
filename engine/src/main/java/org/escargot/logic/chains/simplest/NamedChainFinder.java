package org.escargot.logic.chains.simplest;

import java.util.Set;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Chains of at most three strong links with one name, in the order of [SimplestChainFinder]; of chains with the same
/// effects, those that a simpler one has too are left out.
///
/// @param name the name
public record NamedChainFinder(Technique name) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(name);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return SimplestChainFinder.SHORT.find(facts, step -> step.technique() == name && sink.accept(step));
    }
}
