package org.escargot.rating.explainer;

import java.util.Arrays;
import org.escargot.grid.Candidate;

/// Walks from a node back to everything that led to it, nearest first.
final class Ancestry {
    /// The nodes of the last walk, as indices, the start first.
    final int[] walked = new int[2 * Candidate.COUNT + 1];

    /// By node, not by index: of two equal nodes the nearer one is walked.
    private final int[] seen = new int[2 * Candidate.COUNT];

    private final int[] parents = new int[2 * Candidate.COUNT];
    private int stamp;

    /// Walks from the node at `index` of `run`, and returns how many nodes there are.
    int walk(Run run, int index) {
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(seen, 0);
            stamp = 1;
        }
        int count = 1;
        walked[0] = index;
        seen[run.node(index)] = stamp;
        for (int next = 0; next < count; next++) {
            int parentCount = run.parents(walked[next], parents);
            for (int i = 0; i < parentCount; i++) {
                int parent = parents[i];
                if (seen[run.node(parent)] != stamp) {
                    seen[run.node(parent)] = stamp;
                    walked[count++] = parent;
                }
            }
        }
        return count;
    }
}
