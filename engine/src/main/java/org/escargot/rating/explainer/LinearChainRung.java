package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Node.FALSE;

import org.escargot.logic.step.Technique;

/// The easiest cycle or forcing chain: X-cycles and Y-cycles from 6.5, X-chains from 6.6, others from 7.0. Among equal
/// ones the shorter, then the one of the earlier pass, then the earlier start.
final class LinearChainRung implements Rung, ChainSink {
    private final LinearChains chains;
    private final Shortcuts shortcuts;
    private final CycleStrikes strikes = new CycleStrikes();
    private final int[] struck = new int[729];
    private Move best = new Move();
    private int complexity;
    private ChainPass pass = ChainPass.X;

    /// The start of the best, and whether it is a cycle: from one start, cycles come before chains.
    private int start;

    private boolean isCycle;

    LinearChainRung(Shortcuts shortcuts) {
        this.chains = new LinearChains(shortcuts);
        this.shortcuts = shortcuts;
    }

    @Override
    public boolean find(Position position, Move move) {
        best = move;
        best.clear(Double.MAX_VALUE);
        complexity = Integer.MAX_VALUE;
        if (shortcuts == Shortcuts.LEFT_OUT) {
            chains.load(position);
            chains.searchInOrder(this);
        } else if (chains.load(position)) {
            chains.searchChainsFirst(this);
        }
        return !best.isEmpty();
    }

    @Override
    public boolean wantsChain(LinearChains chains, int complexity) {
        return shortcuts == Shortcuts.LEFT_OUT || isBetterChain(chains, complexity);
    }

    @Override
    public boolean wantsCycle(LinearChains chains, int complexity) {
        return shortcuts == Shortcuts.LEFT_OUT || isBetterCycle(chains, complexity);
    }

    private boolean isBetterChain(LinearChains chains, int complexity) {
        return compare(chains.pass.chainBase, complexity, chains.pass) < 0;
    }

    private boolean isBetterCycle(LinearChains chains, int complexity) {
        int order = compare(chains.pass.cycleBase, complexity, chains.pass);
        return order < 0 || order == 0 && !isCycle && chains.start <= start;
    }

    private int compare(double base, int complexity, ChainPass pass) {
        int order = Double.compare(base + Lengths.increment(complexity), best.difficulty);
        if (order == 0) {
            order = Integer.compare(complexity, this.complexity);
        }
        return order == 0 ? Integer.compare(pass.key, this.pass.key) : order;
    }

    private void take(LinearChains chains, double base, int complexity) {
        best.clear(base + Lengths.increment(complexity));
        this.complexity = complexity;
        pass = chains.pass;
        start = chains.start;
    }

    @Override
    public void chain(LinearChains chains, int end, int complexity) {
        if (!isBetterChain(chains, complexity)) {
            return;
        }
        take(chains, chains.pass.chainBase, complexity);
        isCycle = false;
        int node = chains.node[end];
        if (node >= FALSE) {
            best.strike((node - FALSE) / 9, node % 9);
        } else {
            best.strike(chains.position, node / 9, ~(1 << node % 9));
            best.placed = node;
        }
    }

    @Override
    public void cycle(LinearChains chains, int end, int cause, int complexity) {
        if (!isBetterCycle(chains, complexity)) {
            return;
        }
        int count = strikes.find(chains, end, struck);
        if (count > 0) {
            take(chains, chains.pass.cycleBase, complexity);
            isCycle = true;
            System.arraycopy(struck, 0, best.struck, 0, count);
            best.count = count;
        }
    }

    @Override
    public Evidence explain(Position position) {
        ChainSeeker seeker = new ChainSeeker(isCycle, complexity);
        chains.searchFrom(pass, start, seeker);
        Technique technique = switch (pass) {
            case X -> isCycle ? Technique.BIDIRECTIONAL_X_CYCLE : Technique.FORCING_X_CHAIN;
            case Y -> Technique.BIDIRECTIONAL_Y_CYCLE;
            case XY -> isCycle ? Technique.BIDIRECTIONAL_CYCLE : Technique.FORCING_CHAIN;
        };
        return new Evidence(technique, seeker.found());
    }
}
