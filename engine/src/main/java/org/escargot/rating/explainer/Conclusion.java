package org.escargot.rating.explainer;

import org.jspecify.annotations.Nullable;

/// What a forcing search has met: a node, and the nodes of the runs that end in it. A buffer, used again.
final class Conclusion {
    /// The keys that decide between hints of the same difficulty and complexity.
    static final int DOUBLE = 1;

    static final int CELL = 5;
    static final int HOUSE = 6;
    static final int CONTRADICTION = 7;

    /// The most branches: the nine places of a house.
    private static final int BRANCHES = 9;

    /// What follows: a candidate, or with [Node#FALSE] added, that it is false.
    int node;

    int key;

    /// Why the assumptions are a choice: a kind of house, [Node#IN_CELL], or [Node#ASSUMED].
    int choice;

    int count;
    private final @Nullable Run[] runs = new Run[BRANCHES];
    private final int[] ends = new int[BRANCHES];

    void begin(int concluded, int kind, int choiceOf) {
        node = concluded;
        key = kind;
        choice = choiceOf;
        count = 0;
    }

    void add(Run run, int end) {
        runs[count] = run;
        ends[count++] = end;
    }

    Run run(int branch) {
        Run run = runs[branch];
        if (run == null) {
            throw new IllegalStateException("There is no branch " + branch + ".");
        }
        return run;
    }

    int end(int branch) {
        return ends[branch];
    }
}
