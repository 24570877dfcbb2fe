package org.escargot.rating.explainer;

import java.util.List;
import org.escargot.logic.pattern.Pattern;

/// Forcing chains inside a chain.
final class NestedForcing implements NestedSearch {
    private final ForcingSearch search;
    private final double base;
    private final HintCollector collector;

    NestedForcing(ForcingSearch search, double base, Shortcuts shortcuts) {
        this.search = search;
        this.base = base;
        this.collector = new HintCollector(shortcuts);
    }

    @Override
    public List<Hint> find(Position position) {
        collector.begin(base);
        search.search(position, collector);
        return collector.forcingHints();
    }

    @Override
    public Pattern explain(Position position, Hint hint) {
        HintSeeker seeker = new HintSeeker(hint, base);
        search.search(position, seeker);
        return search.explain(position, seeker.argument());
    }
}
