package org.escargot.explain;

import org.escargot.grid.CandidateSet;

/// What joins two candidates, or two groups of candidates of one digit.
///
/// @param from one end
/// @param to the other end
/// @param strength what the link says
public record Link(CandidateSet from, CandidateSet to, Strength strength) {
    /// What a link says.
    public enum Strength {
        /// At least one end is true.
        STRONG,
        /// At most one end is true.
        WEAK
    }
}
