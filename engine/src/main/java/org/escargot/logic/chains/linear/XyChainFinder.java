package org.escargot.logic.chains.linear;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.logic.step.CellFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// XY-chains, through cells of two candidates. If the first candidate is false, the last one, of the same digit, is
/// true; so what sees both is false.
///
/// Order: that of [org.escargot.logic.chains.FoundChains]. Chains have at most 20 links. See
/// `docs/techniques/xy-chain.md`.
public record XyChainFinder() implements CellFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.XY_CHAIN);
    }

    @Override
    public CellSet cells(Facts facts) {
        return facts.bivalue();
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return LinearSteps.offer(facts, LinearChains.ofCells(facts), sink);
    }
}
