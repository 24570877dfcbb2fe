package org.escargot.rating.explainer.nested;

import java.util.List;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.forcing.Deadline;
import org.escargot.rating.explainer.forcing.ExtraEliminations;
import org.escargot.rating.explainer.forcing.ForcingSearch;
import org.escargot.rating.explainer.forcing.NestedConclusion;
import org.escargot.rating.explainer.forcing.NestedSearch;
import org.escargot.rating.explainer.forcing.Propagation.Mode;
import org.escargot.rating.explainer.words.CandidateGrid;

/// Forcing chains inside a chain.
public final class NestedForcing implements NestedSearch {
    private final ForcingSearch search;
    private final ForcingCollector collector;

    private NestedForcing(ForcingSearch search, double base, Pruning pruning) {
        this.search = search;
        this.collector = new ForcingCollector(search, base, pruning);
    }

    /// Forcing chains from all places and all candidates, with nothing eliminated on the way.
    public static NestedSearch multiple(Deadline deadline, Pruning pruning) {
        return new NestedForcing(new ForcingSearch(Mode.STATIC, null, deadline, pruning), 8.0, pruning);
    }

    /// Dynamic forcing chains.
    public static NestedSearch dynamic(Deadline deadline, Pruning pruning) {
        return new NestedForcing(new ForcingSearch(Mode.DYNAMIC, null, deadline, pruning), 8.5, pruning);
    }

    /// Dynamic forcing chains that nest patterns and forcing chains.
    public static NestedSearch dynamicWithChains(Deadline deadline, Pruning pruning) {
        ExtraEliminations rules = new ExtraEliminations(List.of(new NestedChains(pruning)));
        return new NestedForcing(new ForcingSearch(Mode.DYNAMIC, rules, deadline, pruning), 9.5, pruning);
    }

    @Override
    public List<NestedConclusion> find(CandidateGrid grid) {
        collector.clear();
        search.search(grid, collector);
        return collector.conclusions();
    }
}
