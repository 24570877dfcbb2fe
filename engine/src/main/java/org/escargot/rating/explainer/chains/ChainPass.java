package org.escargot.rating.explainer.chains;

/// What a pass of [LinearChains] searches for: links within houses (X), strong links within cells only (Y), all (XY).
public enum ChainPass {
    X(2, 6.5, 6.6),
    Y(3, 6.5, 6.5),
    XY(4, 7.0, 7.0);

    /// Decides between conclusions of the same difficulty and length.
    public final int key;

    public final double cycleBase;
    public final double chainBase;

    ChainPass(int key, double cycleBase, double chainBase) {
        this.key = key;
        this.cycleBase = cycleBase;
        this.chainBase = chainBase;
    }
}
