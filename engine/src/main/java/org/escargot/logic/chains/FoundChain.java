package org.escargot.logic.chains;

import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Technique;

/// A chain as a search met it, before its evidence is made.
///
/// @param technique what it is called
/// @param eliminations what it eliminates
/// @param path the nodes, as its search numbers them
/// @param length how long it counts; without almost locked sets, how many nodes it has, those that are met twice
///     counted twice
public record FoundChain(Technique technique, CandidateSet eliminations, List<Integer> path, int length) {
    public FoundChain {
        path = List.copyOf(path);
    }

    /// A chain without almost locked sets.
    public FoundChain(Technique technique, CandidateSet eliminations, List<Integer> path) {
        this(technique, eliminations, path, path.size());
    }

    /// Whether this chain does what `other` does, and is called the same.
    boolean isEquivalent(FoundChain other) {
        return technique == other.technique && eliminations.equals(other.eliminations);
    }
}
