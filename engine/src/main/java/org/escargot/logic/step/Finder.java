package org.escargot.logic.step;

import java.util.Set;

/// Looks for one group of techniques. Immutable and stateless, usable from many threads.
public interface Finder {
    /// Every technique that this finder can report.
    Set<Technique> finds();

    /// Whether any of its techniques rests on there being one solution; such a finder is wrong about other puzzles.
    default boolean assumesUniqueSolution() {
        return finds().stream().anyMatch(Technique::assumesUniqueSolution);
    }

    /// What it needs of the board on which it looks; a ladder leaves it out on others.
    default Need need() {
        return assumesUniqueSolution() ? Need.CLASSIC : Need.LINES_AND_BOXES;
    }

    /// Offers every step it sees, in its documented order, until `sink` says stop.
    /// Each step changes at least one candidate or cell.
    ///
    /// @return whether the sink said stop
    boolean find(Facts facts, StepSink sink);
}
