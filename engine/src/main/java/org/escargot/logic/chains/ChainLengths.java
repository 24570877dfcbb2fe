package org.escargot.logic.chains;

import java.util.Arrays;
import org.escargot.grid.LowestBit;

/// How short chains are that start at a node, found without following them node by node.
///
/// Kernel: breadth-first searches over the rows of a [Reach], a layer at a time. Both ends of a chain count.
public final class ChainLengths {
    private final Reach reach;
    private LinkGraph graph = new LinkGraph();

    /// Sets of nodes: those reached, those reached last, those reached from these.
    private long[] seen = {};

    private long[] layer = {};
    private long[] upcoming = {};
    private int words;

    /// The lengths in what `reach` has loaded when it is asked.
    public ChainLengths(Reach reach) {
        this.reach = reach;
    }

    /// The nodes of the shortest chain by which `node`, once true, makes itself false; 0 if there is none.
    public int ifTrue(int node) {
        begin();
        upcoming[node >>> 6] = 1L << node;
        for (int length = 2; advance(); length += 2) {
            if (anyInLayer(graph.weak, node)) {
                return length;
            }
            collect(reach.next);
        }
        return 0;
    }

    /// The nodes of the shortest chain by which `node`, once false, makes itself true; 0 if there is none.
    public int ifFalse(int node) {
        begin();
        System.arraycopy(graph.strong, node * words, upcoming, 0, words);
        for (int length = 2; advance(); length += 2) {
            if ((layer[node >>> 6] >>> node & 1) != 0) {
                return length;
            }
            collect(reach.next);
        }
        return 0;
    }

    /// No cycle through `node` that eliminates anything has fewer nodes than this; 0 if there is no such cycle.
    ///
    /// All nodes of such a cycle are doubtful, and it comes back by a strong link.
    public int fewestInCycle(int node) {
        int fewest = 0;
        begin();
        for (int word = 0; word < words; word++) {
            for (long rest = graph.strong[node * words + word] & reach.doubtful[word]; rest != 0; rest &= rest - 1) {
                int length = between(node, word * 64 + LowestBit.of(rest), fewest);
                fewest = length == 0 ? fewest : length;
            }
        }
        return fewest;
    }

    /// How many nodes lead from `start`, true, to `end`, false, by doubtful nodes and not twice over `end`; 0 if there
    /// is no such way, or none that is shorter than `bound`, unless that is 0.
    private int between(int start, int end, int bound) {
        begin();
        upcoming[start >>> 6] = 1L << start;
        advance();
        for (int length = 4; bound == 0 || length < bound; length += 2) {
            collect(graph.weak);
            upcoming[end >>> 6] &= ~(1L << end);
            System.arraycopy(upcoming, 0, layer, 0, words);
            keepDoubtful(layer);
            collect(graph.strong);
            keepDoubtful(upcoming);
            if (!advance()) {
                return 0;
            }
            if (anyInLayer(graph.weak, end)) {
                return length;
            }
        }
        return 0;
    }

    private void begin() {
        graph = reach.graph;
        words = reach.words;
        if (seen.length < words) {
            seen = new long[words];
            layer = new long[words];
            upcoming = new long[words];
        } else {
            Arrays.fill(seen, 0);
            Arrays.fill(upcoming, 0);
        }
    }

    /// Turns to the nodes of `upcoming` that are new; false if there are none.
    private boolean advance() {
        long any = 0;
        for (int word = 0; word < words; word++) {
            layer[word] = upcoming[word] & ~seen[word];
            seen[word] |= layer[word];
            any |= layer[word];
        }
        return any != 0;
    }

    /// Collects in `upcoming` what the rows of the layer have.
    private void collect(long[] rows) {
        Arrays.fill(upcoming, 0, words, 0);
        for (int word = 0; word < words; word++) {
            for (long rest = layer[word]; rest != 0; rest &= rest - 1) {
                int row = (word * 64 + LowestBit.of(rest)) * words;
                for (int i = 0; i < words; i++) {
                    upcoming[i] |= rows[row + i];
                }
            }
        }
    }

    private void keepDoubtful(long[] nodes) {
        for (int word = 0; word < words; word++) {
            nodes[word] &= reach.doubtful[word];
        }
    }

    /// Whether the row of a node of the layer has `node`.
    private boolean anyInLayer(long[] rows, int node) {
        for (int word = 0; word < words; word++) {
            for (long rest = layer[word]; rest != 0; rest &= rest - 1) {
                int row = (word * 64 + LowestBit.of(rest)) * words;
                if ((rows[row + (node >>> 6)] >>> node & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
