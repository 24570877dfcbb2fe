package org.escargot.rating.explainer.chains;

/// Is told what is found, and says what it still wants.
public interface ChainSink {
    /// Whether a chain of this length from the start of now could still be of use.
    boolean wantsChain(LinearChains chains, int complexity);

    /// Whether a cycle of this length from the start of now could still be of use.
    boolean wantsCycle(LinearChains chains, int complexity);

    /// The chain that ends at the node `end` of `chains`, the opposite of its start.
    void chain(LinearChains chains, int end, int complexity);

    /// The cycle that leads from the node `end`, a false one, back to the start for the reason `cause`.
    void cycle(LinearChains chains, int end, int cause, int complexity);
}
