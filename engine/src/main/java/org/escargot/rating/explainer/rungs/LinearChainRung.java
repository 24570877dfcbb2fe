package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.chains.Node.FALSE;

import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.pattern.Chain;
import org.escargot.rating.explainer.chains.CandidateReach;
import org.escargot.rating.explainer.chains.ChainPass;
import org.escargot.rating.explainer.chains.ChainPath;
import org.escargot.rating.explainer.chains.ChainSink;
import org.escargot.rating.explainer.chains.CycleEliminations;
import org.escargot.rating.explainer.chains.LengthBonus;
import org.escargot.rating.explainer.chains.LinearChains;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.jspecify.annotations.Nullable;

/// The easiest cycle or forcing chain: X-cycles and Y-cycles from 6.5, X-chains from 6.6, others from 7.0. Among
/// equal ones the shorter, then the one of the earlier pass, then the earlier start.
///
/// No finder of `logic` looks for chains in general.
public final class LinearChainRung implements Rung, ChainSink {
    private final LinearChains chains;
    private final Pruning pruning;
    private final CycleEliminations cycleEliminations = new CycleEliminations();
    private final Eliminations eliminations = new Eliminations();
    private @Nullable FoundStep best;
    private int complexity;
    private ChainPass pass = ChainPass.X;

    /// The start of the best, and whether it is a cycle: from one start, cycles come before chains.
    private int start;

    private boolean isCycle;

    /// A rung that leaves out what `reach` rules out; others may load it, too.
    public LinearChainRung(Pruning pruning, CandidateReach reach) {
        this.chains = new LinearChains(pruning, reach);
        this.pruning = pruning;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        best = null;
        if (pruning == Pruning.OFF) {
            chains.load(grid);
            chains.searchInOrder(this);
        } else if (chains.load(grid)) {
            chains.searchChainsFirst(this);
        }
        return best;
    }

    @Override
    public boolean wantsChain(LinearChains chains, int complexity) {
        return pruning == Pruning.OFF || isBetterChain(chains, complexity);
    }

    @Override
    public boolean wantsCycle(LinearChains chains, int complexity) {
        return pruning == Pruning.OFF || isBetterCycle(chains, complexity);
    }

    private boolean isBetterChain(LinearChains chains, int complexity) {
        return compare(chains.pass.chainBase, complexity, chains.pass) < 0;
    }

    private boolean isBetterCycle(LinearChains chains, int complexity) {
        int order = compare(chains.pass.cycleBase, complexity, chains.pass);
        return order < 0 || order == 0 && !isCycle && chains.start <= start;
    }

    private int compare(double base, int complexity, ChainPass pass) {
        double known = best == null ? Double.MAX_VALUE : best.difficulty();
        int order = Double.compare(base + LengthBonus.increment(complexity), known);
        if (order == 0) {
            order = Integer.compare(complexity, this.complexity);
        }
        return order == 0 ? Integer.compare(pass.key, this.pass.key) : order;
    }

    @Override
    public void chain(LinearChains chains, int end, int complexity) {
        if (!isBetterChain(chains, complexity)) {
            return;
        }
        double difficulty = chains.pass.chainBase + LengthBonus.increment(complexity);
        ChainPath path = ChainPath.chain(chains, end);
        int node = path.node(0);
        if (node >= FALSE) {
            eliminations.clear();
            eliminations.add((node - FALSE) / 9, node % 9);
            best = FoundStep.eliminating(difficulty, eliminations, () -> evidence(path));
        } else {
            best = FoundStep.placing(difficulty, node / 9, node % 9, () -> evidence(path));
        }
        note(chains, complexity, false);
    }

    @Override
    public void cycle(LinearChains chains, int end, int cause, int complexity) {
        if (!isBetterCycle(chains, complexity)) {
            return;
        }
        cycleEliminations.find(chains, end, eliminations);
        if (!eliminations.isEmpty()) {
            double difficulty = chains.pass.cycleBase + LengthBonus.increment(complexity);
            ChainPath path = ChainPath.cycle(chains, end, cause);
            best = FoundStep.eliminating(difficulty, eliminations, () -> evidence(path));
            note(chains, complexity, true);
        }
    }

    private void note(LinearChains chains, int newComplexity, boolean newIsCycle) {
        complexity = newComplexity;
        pass = chains.pass;
        start = chains.start;
        isCycle = newIsCycle;
    }

    private static Evidence evidence(ChainPath path) {
        Chain chain = path.pattern();
        return new Evidence(ChainNames.onExplainersScale(chain), chain);
    }
}
