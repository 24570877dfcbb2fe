package org.escargot.rating.explainer.forcing;

import org.escargot.rating.explainer.words.CandidateGrid;

/// Is told of every conclusion of a forcing search, in order.
public interface ConclusionSink {
    /// `conclusion` is used again for the next one.
    void accept(CandidateGrid grid, Conclusion conclusion);

    /// Whether the conclusion `node`, resting on at least so many nodes, could still be of use.
    boolean wants(CandidateGrid grid, int node, int fewestNodes, int key);
}
