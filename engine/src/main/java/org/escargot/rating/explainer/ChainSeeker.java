package org.escargot.rating.explainer;

import org.escargot.logic.pattern.AlternatingChain;
import org.jspecify.annotations.Nullable;

/// Meets the chain or cycle of a step again, when the search from its start is repeated: the first of its length that
/// strikes something.
final class ChainSeeker implements ChainSink {
    private final boolean isCycle;
    private final int complexity;
    private final CycleStrikes strikes = new CycleStrikes();
    private final int[] struck = new int[729];
    private @Nullable AlternatingChain found;

    ChainSeeker(boolean isCycle, int complexity) {
        this.isCycle = isCycle;
        this.complexity = complexity;
    }

    /// The chain, after the search.
    AlternatingChain found() {
        if (found == null) {
            throw new IllegalStateException("The search does not find its chain again.");
        }
        return found;
    }

    @Override
    public boolean wantsChain(LinearChains chains, int nodes) {
        return found == null && !isCycle && nodes <= complexity;
    }

    @Override
    public boolean wantsCycle(LinearChains chains, int nodes) {
        return found == null && isCycle && nodes <= complexity;
    }

    @Override
    public void chain(LinearChains chains, int end, int nodes) {
        if (found == null && nodes == complexity) {
            found = ChainReader.chain(chains, end);
        }
    }

    @Override
    public void cycle(LinearChains chains, int end, int cause, int nodes) {
        if (found == null && nodes == complexity && strikes.find(chains, end, struck) > 0) {
            found = ChainReader.cycle(chains, end, cause);
        }
    }
}
