package org.escargot.rating.explainer.forcing;

/// What a [Conclusion] was drawn from, kept while its derivations are used for others. It never changes.
public final class ConclusionCopy {
    /// The key of the conclusion.
    public final int key;

    /// Why the assumptions are a choice: a kind of house, or something else.
    final int choice;

    /// `[branch]`: the node that is assumed.
    final int[] assumed;

    /// `[branch]`: the index in its derivation of the node that it leads to.
    final int[] ends;

    public ConclusionCopy(Conclusion conclusion) {
        key = conclusion.key;
        choice = conclusion.choice;
        assumed = new int[conclusion.count];
        ends = new int[conclusion.count];
        for (int i = 0; i < conclusion.count; i++) {
            assumed[i] = conclusion.derivation(i).node(0);
            ends[i] = conclusion.end(i);
        }
    }
}
