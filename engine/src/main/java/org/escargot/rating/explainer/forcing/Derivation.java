package org.escargot.rating.explainer.forcing;

import static org.escargot.rating.explainer.chains.Node.ASSUMED;
import static org.escargot.rating.explainer.chains.Node.FALSE;
import static org.escargot.rating.explainer.chains.Node.IN_CELL;

import java.util.Arrays;
import org.escargot.grid.Candidate;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// What follows from one assumption: the nodes in the order in which they were derived, each with the causes of its
/// first derivation.
///
/// Kernel: raw words, used again for other assumptions.
public final class Derivation {
    /// The cause of a false node that a rule or a nested chain gave.
    static final int BY_RULE = 4;

    /// A set of nodes in words.
    static final int WORDS = (2 * Candidate.COUNT + 63) / 64;

    private static final int CAPACITY = 2 * Candidate.COUNT + 1;

    /// `[index]`: all that is kept of a node, see [#pack].
    private final long[] record = new long[CAPACITY];

    /// `[node]`: its index, or -1.
    private final short[] at = new short[2 * Candidate.COUNT];

    /// The nodes as a set.
    private final long[] known = new long[WORDS];

    private final short[] complexity = new short[CAPACITY];

    int size;

    /// The nodes that contradict each other, or -1.
    int contradictionTrue = -1;

    int contradictionFalse = -1;

    /// The parents of the nodes that rules gave: their number, then their indices.
    private int[] ruleParents = new int[64];

    private int ruleParentCount;

    /// The conclusion behind a false node, where there is one.
    private @Nullable NestedConclusion[] nested = new NestedConclusion[0];

    public boolean hasNested;

    Derivation() {
        Arrays.fill(at, (short) -1);
    }

    void begin() {
        for (int i = 0; i < size; i++) {
            at[node(i)] = -1;
        }
        Arrays.fill(known, 0);
        size = 0;
        contradictionTrue = -1;
        contradictionFalse = -1;
        ruleParentCount = 0;
        if (hasNested) {
            Arrays.fill(nested, null);
            hasNested = false;
        }
    }

    int add(int added, int from, int reason, int eliminatedBefore) {
        int index = append(added, from, reason, eliminatedBefore);
        at[added] = (short) index;
        known[added >>> 6] |= 1L << added;
        size++;
        return index;
    }

    /// Writes a node behind the last one without making it known: the second end of a contradiction.
    int append(int added, int from, int reason, int eliminatedBefore) {
        int index = size;
        int depth = from < 0 ? 1 : depth(from) + 1;
        record[index] = pack(added, from, reason, depth, eliminatedBefore);
        complexity[index] = 0;
        return index;
    }

    /// One word for each node: 11 bits for node, parent and depth, 3 for the cause, the rest for what was
    /// eliminated.
    private static long pack(int node, int parent, int cause, int depth, int eliminated) {
        return node | (parent + 1L) << 11 | (cause + 1L) << 22 | (long) depth << 25 | (long) eliminated << 36;
    }

    public int node(int index) {
        return (int) record[index] & 0x7FF;
    }

    private int parent(int index) {
        return ((int) (record[index] >>> 11) & 0x7FF) - 1;
    }

    public int cause(int index) {
        return ((int) (record[index] >>> 22) & 7) - 1;
    }

    /// At least so many nodes lead to a node, itself counted.
    int depth(int index) {
        return (int) (record[index] >>> 25) & 0x7FF;
    }

    /// For a true node the places or digits that were eliminated before, and for [#BY_RULE] where its parents are.
    private int eliminated(int index) {
        return (int) (record[index] >>> 36);
    }

    /// The index of a node, or -1.
    int at(int sought) {
        return at[sought];
    }

    /// Adds a false node that a rule gave, with the first `count` of `parents`, which are indices.
    void addByRule(int added, int[] parents, int count, @Nullable NestedConclusion inner) {
        if (ruleParentCount + count + 1 > ruleParents.length) {
            ruleParents = Arrays.copyOf(ruleParents, 2 * ruleParents.length + count);
        }
        int start = ruleParentCount;
        ruleParents[ruleParentCount++] = count;
        System.arraycopy(parents, 0, ruleParents, ruleParentCount, count);
        ruleParentCount += count;
        int index = add(added, parents[0], BY_RULE, start);
        if (inner != null) {
            if (nested.length == 0) {
                nested = new NestedConclusion[CAPACITY];
            }
            nested[index] = inner;
            hasNested = true;
        }
    }

    @Nullable
    NestedConclusion nested(int index) {
        return hasNested ? nested[index] : null;
    }

    boolean knows(int sought) {
        return (known[sought >>> 6] >>> sought & 1) != 0;
    }

    /// Writes the set of its nodes to `nodes`, of [#WORDS] words.
    void nodes(long[] nodes) {
        System.arraycopy(known, 0, nodes, 0, WORDS);
    }

    /// Leaves of `nodes` those that are known here, too; false if there are none.
    boolean retain(long[] nodes) {
        long left = 0;
        for (int word = 0; word < WORDS; word++) {
            nodes[word] &= known[word];
            left |= nodes[word];
        }
        return left != 0;
    }

    /// How many nodes lead to the node at `index`, itself counted.
    public int complexity(int index, Ancestry ancestry) {
        if (complexity[index] == 0) {
            complexity[index] = (short) ancestry.walk(this, index);
        }
        return complexity[index];
    }

    /// Writes the parents of the node at `index` to `found`, and returns how many there are.
    int parents(int index, int[] found) {
        int cause = cause(index);
        int eliminated = eliminated(index);
        if (cause == ASSUMED) {
            return 0;
        }
        if (cause == BY_RULE) {
            int count = ruleParents[eliminated];
            System.arraycopy(ruleParents, eliminated + 1, found, 0, count);
            return count;
        }
        found[0] = parent(index);
        int count = 1;
        int made = node(index);
        if (made >= FALSE) {
            return count;
        }
        if (cause == IN_CELL) {
            int first = made / 9 * 9 + FALSE;
            for (int rest = eliminated; rest != 0; rest &= rest - 1) {
                found[count++] = at[first + Integer.numberOfTrailingZeros(rest)];
            }
            return count;
        }
        int slot = Layout.SLOT[made * 3 + cause];
        for (int rest = eliminated; rest != 0; rest &= rest - 1) {
            int cell = Layout.CELL[slot / 9 * 9 + Integer.numberOfTrailingZeros(rest)];
            found[count++] = at[cell * 9 + made % 9 + FALSE];
        }
        return count;
    }
}
