package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.LinearChains.ASSUMED;
import static org.escargot.rating.explainer.LinearChains.FALSE;
import static org.escargot.rating.explainer.LinearChains.IN_CELL;

import java.util.Arrays;
import java.util.List;

/// Makes hints of all that a search inside a chain finds.
final class HintCollector implements ConclusionSink, LinearChains.Sink {
    private final HintList hints = new HintList();
    private final Ancestry ancestry = new Ancestry();
    private final NestedHints nested = new NestedHints();
    private final CycleStrikes strikes = new CycleStrikes();
    private final int[] struck = new int[729];
    private int[] rests = new int[64];
    private int restCount;
    private int[] nodes = new int[64];
    private int nodeCount;
    private double base;

    /// Starts anew, for forcing chains of this base.
    void begin(double rated) {
        base = rated;
        hints.clear();
    }

    /// What came since the start, easiest first, one hint for each set of candidates struck.
    List<Hint> hints() {
        return hints.reduced();
    }

    @Override
    public boolean wants(int fewestNodes, int key) {
        return true;
    }

    @Override
    public void accept(Position position, Conclusion conclusion) {
        clear();
        nested.clear();
        int complexity = 0;
        for (int i = 0; i < conclusion.count; i++) {
            Run run = conclusion.run(i);
            int walked = ancestry.walk(run, conclusion.end(i));
            complexity += walked;
            nested.addAll(run, ancestry, walked);
            for (int j = 0; j < walked; j++) {
                int index = ancestry.walked[j];
                int cause = run.cause(index);
                addNode(run.node(index));
                if (run.node(index) < FALSE) {
                    addRest(run.node(index), cause == ASSUMED ? conclusion.choice : cause);
                }
            }
            addNode(-1);
        }
        complexity += nested.total();
        add(base, complexity, conclusion.key, struckBy(position, conclusion.node));
    }

    private int[] struckBy(Position position, int node) {
        if (node >= FALSE) {
            return new int[] {node - FALSE};
        }
        int count = 0;
        int cell = node / 9;
        for (int rest = position.marks[cell] & ~(1 << node % 9); rest != 0; rest &= rest - 1) {
            struck[count++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
        }
        return Arrays.copyOf(struck, count);
    }

    @Override
    public boolean wantsChain(LinearChains chains, int complexity) {
        return true;
    }

    @Override
    public boolean wantsCycle(LinearChains chains, int complexity) {
        return true;
    }

    @Override
    public void chain(LinearChains chains, int end, int complexity) {
        clear();
        for (int i = end; i >= 0; i = chains.parent[i]) {
            addNode(chains.node[i]);
            if (chains.node[i] < FALSE) {
                addRest(chains.node[i], chains.cause[i]);
            }
        }
        add(chains.pass.chainBase, complexity, chains.pass.key, struckBy(chains.position, chains.node[end]));
    }

    @Override
    public void cycle(LinearChains chains, int end, int cause, int complexity) {
        int count = strikes.find(chains, end, struck);
        if (count == 0) {
            return;
        }
        clear();
        int start = chains.node[0];
        addNode(start);
        addRest(start, cause);
        for (int i = end; i > 0; i = chains.parent[i]) {
            int node = chains.node[i];
            addNode(node);
            // Walked the other way round, false nodes are true, and for the reason that made them false.
            addRest(node < FALSE ? node : node - FALSE, chains.cause[i]);
        }
        add(chains.pass.cycleBase, complexity, chains.pass.key, Arrays.copyOf(struck, count));
    }

    private void clear() {
        restCount = 0;
        nodeCount = 0;
    }

    private void addNode(int node) {
        if (nodeCount == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * nodeCount);
        }
        nodes[nodeCount++] = node;
    }

    private void addRest(int candidate, int cause) {
        if (cause == ASSUMED) {
            return;
        }
        int rest = cause == IN_CELL ? candidate / 9 : Hint.SLOTS + Layout.SLOT[candidate * 3 + cause];
        if (restCount == rests.length) {
            rests = Arrays.copyOf(rests, 2 * restCount);
        }
        rests[restCount++] = rest;
    }

    private void add(double rated, int complexity, int key, int[] struckCandidates) {
        hints.add(new Hint(
                rated + Lengths.increment(complexity),
                complexity,
                key,
                struckCandidates,
                Arrays.copyOf(rests, restCount),
                Arrays.copyOf(nodes, nodeCount)));
    }
}
