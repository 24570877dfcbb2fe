package org.escargot.rating.explainer;

/// Is told of every conclusion of a forcing search, in order.
interface ConclusionSink {
    /// `conclusion` is used again for the next one.
    void accept(Position position, Conclusion conclusion);

    /// Whether the conclusion `node`, resting on at least so many nodes, could still be of use.
    boolean wants(Position position, int node, int fewestNodes, int key);
}
