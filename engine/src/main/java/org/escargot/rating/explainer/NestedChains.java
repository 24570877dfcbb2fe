package org.escargot.rating.explainer;

import java.util.List;
import org.escargot.logic.pattern.Pattern;

/// Cycles and forcing chains without branches, inside a chain.
final class NestedChains implements NestedSearch {
    private final LinearChains chains;
    private final HintCollector collector;

    NestedChains(Shortcuts shortcuts) {
        chains = new LinearChains(shortcuts);
        collector = new HintCollector(shortcuts);
    }

    @Override
    public List<Hint> find(Position position) {
        collector.begin(0);
        if (chains.load(position)) {
            chains.searchInOrder(collector);
        }
        return collector.hints();
    }

    @Override
    public Pattern explain(Position position, Hint hint) {
        HintSeeker seeker = new HintSeeker(hint, 0);
        chains.load(position);
        chains.searchInOrder(seeker);
        return seeker.chain();
    }
}
