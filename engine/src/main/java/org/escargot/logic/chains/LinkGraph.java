package org.escargot.logic.chains;

import java.util.Arrays;

/// The links between nodes. Nodes are numbers from 0, without gaps: its caller knows what each of them stands for, a
/// candidate, a group or an almost locked set.
///
///     node        0      1      2      3   …
///     weak    0 | .  |   x  |   x  |   .       once node 0 is true, nodes 1 and 2 are false
///     strong  0 | .  |   x  |   .  |   .       once node 0 is false, node 1 is true
///
/// Kernel: a row is a set of nodes in words.
public final class LinkGraph {
    /// The rows of all nodes, `words` to a row.
    long[] weak = {};

    long[] strong = {};
    int nodes;
    int words;

    /// Starts a graph of this many nodes, without links.
    public void begin(int count) {
        nodes = count;
        words = (count + 63) / 64;
        if (weak.length < nodes * words) {
            weak = new long[nodes * words];
            strong = new long[nodes * words];
        } else {
            Arrays.fill(weak, 0, nodes * words, 0);
            Arrays.fill(strong, 0, nodes * words, 0);
        }
    }

    /// Once `node` is true, `other` is false. The way back is a link of its own.
    public void addWeak(int node, int other) {
        weak[node * words + (other >>> 6)] |= 1L << other;
    }

    /// Once `node` is false, `other` is true. The way back is a link of its own.
    public void addStrong(int node, int other) {
        strong[node * words + (other >>> 6)] |= 1L << other;
    }
}
