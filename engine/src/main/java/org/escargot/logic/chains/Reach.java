package org.escargot.logic.chains;

import java.util.Arrays;
import org.escargot.grid.LowestBit;

/// What every node of a graph implies by chains of any length: which nodes are true, and which false, once it is true.
///
/// Kernel: sets of nodes are rows of words, and a row that is complete is taken over whole.
public final class Reach {
    LinkGraph graph = new LinkGraph();

    /// By node: those that it makes true in two steps, and all that it makes true or false; `words` to a row.
    long[] next = {};

    private long[] madeTrue = {};
    private long[] madeFalse = {};
    private long[] pending = {};
    long[] doubtful = {};
    private long[] common = {};
    private int nodes;
    int words;

    /// Follows all links of `from`, which stays as it is until the next call.
    public void load(LinkGraph from) {
        graph = from;
        nodes = from.nodes;
        words = from.words;
        makeRoom();
        for (int i = 0; i < nodes; i++) {
            nexts(i);
        }
        for (int i = 0; i < nodes; i++) {
            close(i);
        }
    }

    private void makeRoom() {
        if (next.length < nodes * words) {
            next = new long[nodes * words];
            madeTrue = new long[nodes * words];
            madeFalse = new long[nodes * words];
            pending = new long[words];
            doubtful = new long[words];
            common = new long[2 * words];
        } else {
            Arrays.fill(next, 0, nodes * words, 0);
        }
    }

    private void nexts(int i) {
        for (int word = 0; word < words; word++) {
            for (long rest = graph.weak[i * words + word]; rest != 0; rest &= rest - 1) {
                or(next, i, graph.strong, word * 64 + LowestBit.of(rest));
            }
        }
    }

    private void or(long[] rows, int i, long[] others, int j) {
        for (int word = 0; word < words; word++) {
            rows[i * words + word] |= others[j * words + word];
        }
    }

    /// Completes the rows of `i`; those of lower numbers are complete.
    private void close(int i) {
        int row = i * words;
        System.arraycopy(graph.weak, row, madeFalse, row, words);
        Arrays.fill(madeTrue, row, row + words, 0);
        madeTrue[row + (i >>> 6)] |= 1L << i;
        System.arraycopy(next, row, pending, 0, words);
        int from = 0;
        while (from < words) {
            long todo = pending[from] & ~madeTrue[row + from];
            if (todo == 0) {
                from++;
                continue;
            }
            int j = from * 64 + LowestBit.of(todo);
            if (j < i) {
                or(madeTrue, i, madeTrue, j);
                or(madeFalse, i, madeFalse, j);
            } else {
                madeTrue[row + from] |= 1L << j;
                or(madeFalse, i, graph.weak, j);
                for (int word = 0; word < words; word++) {
                    pending[word] |= next[j * words + word];
                }
                from = 0;
            }
        }
    }

    /// Whether `node` makes itself false.
    public boolean refutes(int node) {
        return (madeFalse[node * words + (node >>> 6)] >>> node & 1) != 0;
    }

    /// Collects what the nodes that make themselves false make both true and false; false if there are none.
    public boolean collectDoubtful() {
        Arrays.fill(doubtful, 0);
        boolean any = false;
        for (int i = 0; i < nodes; i++) {
            if (refutes(i)) {
                any = true;
                for (int word = 0; word < words; word++) {
                    doubtful[word] |= madeTrue[i * words + word] & madeFalse[i * words + word];
                }
            }
        }
        return any;
    }

    /// Whether [#collectDoubtful] met `node`.
    public boolean isDoubtful(int node) {
        return (doubtful[node >>> 6] >>> node & 1) != 0;
    }

    /// Starts to intersect what nodes imply.
    public void beginCommon() {
        Arrays.fill(common, 0, 2 * words, -1);
    }

    /// Intersects with what `node` implies; false once nothing is left.
    public boolean andCommon(int node) {
        int row = node * words;
        long left = 0;
        for (int word = 0; word < words; word++) {
            common[word] &= madeTrue[row + word];
            common[words + word] &= madeFalse[row + word];
            left |= common[word] | common[words + word];
        }
        return left != 0;
    }
}
