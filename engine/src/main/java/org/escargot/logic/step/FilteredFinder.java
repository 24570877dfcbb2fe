package org.escargot.logic.step;

import java.util.Set;

/// A finder narrowed to some of its techniques, for a ladder that has a rung for each.
///
/// @param techniques what to let through
/// @param finder the finder that searches
public record FilteredFinder(Set<Technique> techniques, Finder finder) implements Finder {
    public FilteredFinder {
        techniques = Set.copyOf(techniques);
    }

    /// `finder`, but only `technique`.
    public static FilteredFinder of(Technique technique, Finder finder) {
        return new FilteredFinder(Set.of(technique), finder);
    }

    @Override
    public Set<Technique> finds() {
        return techniques;
    }

    @Override
    public Need need() {
        return finder.need();
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return finder.find(facts, step -> techniques.contains(step.technique()) && sink.accept(step));
    }
}
