package org.escargot.rating.explainer.nested;

import java.util.List;
import org.escargot.rating.explainer.chains.CandidateReach;
import org.escargot.rating.explainer.chains.LinearChains;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.forcing.NestedConclusion;
import org.escargot.rating.explainer.forcing.NestedSearch;
import org.escargot.rating.explainer.words.CandidateGrid;

/// Cycles and forcing chains without branches, inside a chain.
public final class NestedChains implements NestedSearch {
    private final LinearChains chains;
    private final ChainCollector collector = new ChainCollector();

    public NestedChains(Pruning pruning) {
        chains = new LinearChains(pruning, new CandidateReach());
    }

    @Override
    public List<NestedConclusion> find(CandidateGrid grid) {
        collector.clear();
        if (chains.load(grid)) {
            chains.searchInOrder(collector);
        }
        return collector.conclusions();
    }
}
