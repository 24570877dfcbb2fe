package org.escargot.rating.explainer;

import java.util.List;
import org.escargot.logic.pattern.Pattern;
import org.escargot.rating.explainer.Propagation.Mode;

/// A search for chains inside a chain.
interface NestedSearch {
    /// What it finds in `position`, easiest first, one hint for each set of candidates struck.
    List<Hint> find(Position position);

    /// The evidence for `hint`, one of those that it finds in `position`; it searches once more.
    Pattern explain(Position position, Hint hint);

    /// Cycles and forcing chains without branches.
    static NestedSearch linear(Shortcuts shortcuts) {
        return new NestedChains(shortcuts);
    }

    /// Forcing chains from all places and all candidates, with nothing struck on the way.
    static NestedSearch multiple(Patience patience, Shortcuts shortcuts) {
        return new NestedForcing(new ForcingSearch(Mode.STATIC, null, patience, shortcuts), 8.0, shortcuts);
    }

    /// Dynamic forcing chains.
    static NestedSearch dynamic(Patience patience, Shortcuts shortcuts) {
        return new NestedForcing(new ForcingSearch(Mode.DYNAMIC, null, patience, shortcuts), 8.5, shortcuts);
    }

    /// Dynamic forcing chains that nest patterns and forcing chains.
    static NestedSearch dynamicWithChains(Patience patience, Shortcuts shortcuts) {
        ExtraStrikes rules = new ExtraStrikes(List.of(linear(shortcuts)));
        return new NestedForcing(new ForcingSearch(Mode.DYNAMIC, rules, patience, shortcuts), 9.5, shortcuts);
    }
}
