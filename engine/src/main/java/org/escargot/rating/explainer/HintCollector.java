package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Node.ASSUMED;
import static org.escargot.rating.explainer.Node.FALSE;
import static org.escargot.rating.explainer.Node.IN_CELL;

import java.util.Arrays;
import java.util.List;

/// Makes hints of all that a search inside a chain finds.
final class HintCollector implements ConclusionSink, ChainSink {
    private final Shortcuts shortcuts;
    private final HintList hints = new HintList();

    /// With shortcuts, the hints of forcing searches.
    private final BestHints best = new BestHints();
    private final Ancestry ancestry = new Ancestry();
    private final NestedHints nested = new NestedHints();
    private final CycleStrikes strikes = new CycleStrikes();
    private final int[] struck = new int[729];
    private int[] rests = new int[64];
    private int restCount;
    private int[] nodes = new int[64];
    private int nodeCount;
    private double base;

    HintCollector(Shortcuts shortcuts) {
        this.shortcuts = shortcuts;
    }

    /// Starts anew, for forcing chains of this base.
    void begin(double rated) {
        base = rated;
        hints.clear();
        best.clear();
    }

    /// What came since the start, easiest first, one hint for each set of candidates struck.
    List<Hint> hints() {
        return hints.reduced();
    }

    /// The same after a forcing search.
    List<Hint> forcingHints() {
        return shortcuts == Shortcuts.TAKEN ? best.inOrder() : hints.reduced();
    }

    @Override
    public boolean wants(Position position, int node, int fewestNodes, int key) {
        return shortcuts == Shortcuts.LEFT_OUT || best.isBetter(position, node, fewestNodes, key);
    }

    @Override
    public void accept(Position position, Conclusion conclusion) {
        int flat = 0;
        for (int i = 0; i < conclusion.count; i++) {
            flat += conclusion.run(i).complexity(conclusion.end(i), ancestry);
        }
        if (!wants(position, conclusion.node, flat, conclusion.key)) {
            return;
        }
        clear();
        nested.clear();
        for (int i = 0; i < conclusion.count; i++) {
            walk(conclusion.run(i), conclusion.end(i), conclusion.choice);
        }
        int complexity = flat + nested.total();
        if (shortcuts == Shortcuts.LEFT_OUT) {
            hints.add(hint(base, complexity, conclusion.key, struckBy(position, conclusion.node)));
        } else if (best.isBetter(position, conclusion.node, complexity, conclusion.key)) {
            Hint hint = hint(base, complexity, conclusion.key, struckBy(position, conclusion.node));
            best.put(position, conclusion.node, hint);
        }
    }

    private void walk(Run run, int end, int choice) {
        int walked = ancestry.walk(run, end);
        nested.addAll(run, ancestry, walked);
        for (int j = 0; j < walked; j++) {
            int index = ancestry.walked[j];
            int cause = run.cause(index);
            addNode(run.node(index));
            if (run.node(index) < FALSE) {
                addRest(run.node(index), cause == ASSUMED ? choice : cause);
            }
        }
        addNode(-1);
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
        int[] all = struckBy(chains.position, chains.node[end]);
        hints.add(hint(chains.pass.chainBase, complexity, chains.pass.key, all));
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
        hints.add(hint(chains.pass.cycleBase, complexity, chains.pass.key, Arrays.copyOf(struck, count)));
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

    private Hint hint(double rated, int complexity, int key, int[] all) {
        return new Hint(
                rated + Lengths.increment(complexity),
                complexity,
                key,
                all,
                Arrays.copyOf(rests, restCount),
                Arrays.copyOf(nodes, nodeCount));
    }
}
