package org.escargot.logic.chains.linear;

import java.util.Set;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// X-chains, of one digit. If the first candidate is false, the last one is true; so what sees both is false.
///
///     5 - - | - 5 -      r1c1 = r1c5 - r6c5 = r6c9, all 5: r4c1 … sees both ends
///
/// Order: that of [org.escargot.logic.chains.FoundChains]. Chains have at most 20 links. See
/// `docs/techniques/x-chain.md`.
public record XChainFinder() implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.X_CHAIN);
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        return LinearSteps.offer(facts, LinearChains.ofDigits(facts, digits), sink);
    }
}
