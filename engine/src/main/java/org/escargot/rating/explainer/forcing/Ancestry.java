package org.escargot.rating.explainer.forcing;

import java.util.Arrays;
import org.escargot.grid.Candidate;

/// Walks from a node back to everything that led to it, nearest first.
public final class Ancestry {
    /// The nodes of the last walk, as indices, the start first.
    public final int[] walked = new int[2 * Candidate.COUNT + 1];

    /// By node, not by index: of two equal nodes the nearer one is walked.
    private final int[] seen = new int[2 * Candidate.COUNT];

    private final int[] parents = new int[2 * Candidate.COUNT];
    private int stamp;

    /// Walks from the node at `index` of `derivation`, and returns how many nodes there are.
    public int walk(Derivation derivation, int index) {
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(seen, 0);
            stamp = 1;
        }
        int count = 1;
        walked[0] = index;
        seen[derivation.node(index)] = stamp;
        for (int next = 0; next < count; next++) {
            int parentCount = derivation.parents(walked[next], parents);
            for (int i = 0; i < parentCount; i++) {
                int parent = parents[i];
                if (seen[derivation.node(parent)] != stamp) {
                    seen[derivation.node(parent)] = stamp;
                    walked[count++] = parent;
                }
            }
        }
        return count;
    }
}
