package org.escargot.rating.explainer.nested;

import static org.escargot.rating.explainer.chains.Node.FALSE;

import java.util.List;
import org.escargot.rating.explainer.chains.ChainPath;
import org.escargot.rating.explainer.chains.ChainSink;
import org.escargot.rating.explainer.chains.CycleEliminations;
import org.escargot.rating.explainer.chains.LengthBonus;
import org.escargot.rating.explainer.chains.LinearChains;
import org.escargot.rating.explainer.forcing.NestedConclusion;
import org.escargot.rating.explainer.words.Eliminations;

/// Makes nested conclusions of all chains and cycles that a search inside a chain finds.
final class ChainCollector implements ChainSink {
    private final ConclusionList conclusions = new ConclusionList();
    private final CycleEliminations cycleEliminations = new CycleEliminations();
    private final Eliminations eliminations = new Eliminations();
    private final Rests rests = new Rests();

    /// Starts anew.
    void clear() {
        conclusions.clear();
    }

    /// What came since the start, easiest first, one conclusion for each set of candidates eliminated.
    List<NestedConclusion> conclusions() {
        return conclusions.reduced();
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
        ChainPath path = ChainPath.chain(chains, end);
        rests.clear();
        for (int i = 0; i < path.length(); i++) {
            if (path.node(i) < FALSE) {
                rests.add(path.node(i), path.cause(i));
            }
        }
        int node = path.node(0);
        eliminations.clear();
        if (node >= FALSE) {
            eliminations.add((node - FALSE) / 9, node % 9);
        } else {
            eliminations.add(chains.grid, node / 9, ~(1 << node % 9));
        }
        add(chains, chains.pass.chainBase, complexity, path);
    }

    @Override
    public void cycle(LinearChains chains, int end, int cause, int complexity) {
        cycleEliminations.find(chains, end, eliminations);
        if (eliminations.isEmpty()) {
            return;
        }
        ChainPath path = ChainPath.cycle(chains, end, cause);
        rests.clear();
        rests.add(chains.node[0], cause);
        for (int i = 0; i < path.length(); i++) {
            int node = path.node(i);
            // Walked the other way round, false nodes are true, and for the reason that made them false.
            rests.add(node < FALSE ? node : node - FALSE, path.cause(i));
        }
        add(chains, chains.pass.cycleBase, complexity, path);
    }

    private void add(LinearChains chains, double base, int complexity, ChainPath path) {
        conclusions.add(new NestedConclusion(
                base + LengthBonus.increment(complexity),
                complexity,
                chains.pass.key,
                eliminations.toArray(),
                rests.toArray(),
                path.nodes(),
                _ -> path.pattern()));
    }
}
