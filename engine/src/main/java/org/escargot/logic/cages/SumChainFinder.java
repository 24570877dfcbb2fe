package org.escargot.logic.cages;

import java.util.Set;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.chains.simplest.SimplestChainFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Chains across cages, and sums of houses: besides the links of cells and houses they take those that the ways to fill
/// a sum make. The simplest come first, as those of [SimplestChainFinder].
///
/// @param mostLinks the most strong links of a chain
public record SumChainFinder(int mostLinks) implements Finder {
    @Override
    public Set<Technique> finds() {
        return ChainNames.ALL;
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return !facts.board().cages().isEmpty()
                && new SimplestChainFinder(mostLinks).find(facts, SumLinks.of(facts), sink);
    }
}
