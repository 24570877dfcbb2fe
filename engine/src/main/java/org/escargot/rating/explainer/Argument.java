package org.escargot.rating.explainer;

/// What a [Conclusion] was drawn from, kept when its runs are used for others: a buffer.
final class Argument {
    private static final int BRANCHES = 9;

    int key;

    /// Why the assumptions are a choice: a kind of house, or something else.
    int choice;

    int count;

    /// `[branch]`: the node that is assumed.
    final int[] assumed = new int[BRANCHES];

    /// `[branch]`: the index in its run of the node that it leads to.
    final int[] ends = new int[BRANCHES];

    void note(Conclusion conclusion) {
        key = conclusion.key;
        choice = conclusion.choice;
        count = conclusion.count;
        for (int i = 0; i < count; i++) {
            assumed[i] = conclusion.run(i).node(0);
            ends[i] = conclusion.end(i);
        }
    }
}
