package org.escargot.rating.explainer.forcing;

import org.jspecify.annotations.Nullable;

/// What a forcing search has met: a node, and the nodes of the derivations that end in it. A buffer, used again.
public final class Conclusion {
    /// The keys that decide between conclusions of the same difficulty and complexity.
    static final int DOUBLE = 1;

    public static final int CELL = 5;
    static final int HOUSE = 6;
    static final int CONTRADICTION = 7;

    /// The most branches: the nine places of a house.
    private static final int BRANCHES = 9;

    /// What follows: a candidate, or with [Node#FALSE] added, that it is false.
    public int node;

    public int key;

    /// Why the assumptions are a choice: a kind of house, [Node#IN_CELL], or [Node#ASSUMED].
    public int choice;

    public int count;
    private final @Nullable Derivation[] derivations = new Derivation[BRANCHES];
    private final int[] ends = new int[BRANCHES];

    void begin(int concluded, int kind, int choiceOf) {
        node = concluded;
        key = kind;
        choice = choiceOf;
        count = 0;
    }

    void add(Derivation derivation, int end) {
        derivations[count] = derivation;
        ends[count++] = end;
    }

    public Derivation derivation(int branch) {
        Derivation derivation = derivations[branch];
        if (derivation == null) {
            throw new IllegalStateException("There is no branch " + branch + ".");
        }
        return derivation;
    }

    public int end(int branch) {
        return ends[branch];
    }
}
