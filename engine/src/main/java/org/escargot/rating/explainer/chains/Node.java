package org.escargot.rating.explainer.chains;

import org.escargot.grid.Candidate;

/// Nodes of chains as `int`s, "this candidate is true" or "it is false", and their causes.
public final class Node {
    /// The cause of a node that was assumed; other causes are the kinds of houses and [#IN_CELL].
    public static final int ASSUMED = -1;

    /// The cause of a link within a cell.
    public static final int IN_CELL = 3;

    /// Added to a candidate for the node "is false"; the candidate alone is the node "is true".
    public static final int FALSE = Candidate.COUNT;

    private Node() {}
}
