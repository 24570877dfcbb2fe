package org.escargot.rating.explainer.nested;

import static org.escargot.rating.explainer.chains.Node.ASSUMED;
import static org.escargot.rating.explainer.chains.Node.FALSE;

import java.util.Arrays;
import java.util.List;
import org.escargot.rating.explainer.chains.LengthBonus;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.forcing.Ancestry;
import org.escargot.rating.explainer.forcing.Conclusion;
import org.escargot.rating.explainer.forcing.ConclusionCopy;
import org.escargot.rating.explainer.forcing.ConclusionSink;
import org.escargot.rating.explainer.forcing.Derivation;
import org.escargot.rating.explainer.forcing.ForcingSearch;
import org.escargot.rating.explainer.forcing.NestedComplexity;
import org.escargot.rating.explainer.forcing.NestedConclusion;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;

/// Makes nested conclusions of all that a forcing search inside a chain finds.
final class ForcingCollector implements ConclusionSink {
    private final ForcingSearch search;
    private final double base;
    private final Pruning pruning;
    private final ConclusionList all = new ConclusionList();

    /// With pruning, what is kept instead.
    private final BestConclusions best = new BestConclusions();
    private final Ancestry ancestry = new Ancestry();
    private final NestedComplexity nested = new NestedComplexity();
    private final Eliminations eliminations = new Eliminations();
    private final Rests rests = new Rests();
    private int[] nodes = new int[64];
    private int nodeCount;

    /// Collects what `search` finds; its chains are rated from `base` up.
    ForcingCollector(ForcingSearch search, double base, Pruning pruning) {
        this.search = search;
        this.base = base;
        this.pruning = pruning;
    }

    /// Starts anew.
    void clear() {
        all.clear();
        best.clear();
    }

    /// What came since the start, easiest first, one conclusion for each set of candidates eliminated.
    List<NestedConclusion> conclusions() {
        return pruning == Pruning.ON ? best.inOrder() : all.reduced();
    }

    @Override
    public boolean wants(CandidateGrid grid, int node, int fewestNodes, int key) {
        return pruning == Pruning.OFF || best.isBetter(grid, node, fewestNodes, key);
    }

    @Override
    public void accept(CandidateGrid grid, Conclusion conclusion) {
        int flat = 0;
        for (int i = 0; i < conclusion.count; i++) {
            flat += conclusion.derivation(i).complexity(conclusion.end(i), ancestry);
        }
        if (!wants(grid, conclusion.node, flat, conclusion.key)) {
            return;
        }
        rests.clear();
        nodeCount = 0;
        nested.clear();
        for (int i = 0; i < conclusion.count; i++) {
            walk(conclusion.derivation(i), conclusion.end(i), conclusion.choice);
        }
        int complexity = flat + nested.total();
        if (pruning == Pruning.OFF) {
            all.add(inner(grid, conclusion, complexity));
        } else if (best.isBetter(grid, conclusion.node, complexity, conclusion.key)) {
            best.put(grid, conclusion.node, inner(grid, conclusion, complexity));
        }
    }

    private void walk(Derivation derivation, int end, int choice) {
        int walked = ancestry.walk(derivation, end);
        nested.addAll(derivation, ancestry, walked);
        for (int j = 0; j < walked; j++) {
            int index = ancestry.walked[j];
            int cause = derivation.cause(index);
            addNode(derivation.node(index));
            if (derivation.node(index) < FALSE) {
                rests.add(derivation.node(index), cause == ASSUMED ? choice : cause);
            }
        }
        addNode(-1);
    }

    private void addNode(int node) {
        if (nodeCount == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * nodeCount);
        }
        nodes[nodeCount++] = node;
    }

    private NestedConclusion inner(CandidateGrid grid, Conclusion conclusion, int complexity) {
        ConclusionCopy copy = new ConclusionCopy(conclusion);
        return new NestedConclusion(
                base + LengthBonus.increment(complexity),
                complexity,
                conclusion.key,
                eliminatedBy(grid, conclusion.node),
                rests.toArray(),
                Arrays.copyOf(nodes, nodeCount),
                then -> search.explain(then, copy));
    }

    private int[] eliminatedBy(CandidateGrid grid, int node) {
        eliminations.clear();
        if (node >= FALSE) {
            eliminations.add((node - FALSE) / 9, node % 9);
        } else {
            eliminations.add(grid, node / 9, ~(1 << node % 9));
        }
        return eliminations.toArray();
    }
}
