package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.LinearChains.FALSE;

import org.escargot.rating.explainer.LinearChains.Pass;

/// The easiest cycle or forcing chain: X-cycles and Y-cycles from 6.5, X-chains from 6.6, others from 7.0. Among equal
/// ones the shorter, then the one of the earlier pass, then the first.
final class LinearChainRung implements Rung, LinearChains.Sink {
    private final LinearChains chains = new LinearChains();
    private final CycleStrikes strikes = new CycleStrikes();
    private final int[] struck = new int[729];
    private Move best = new Move();
    private int complexity;
    private int key;

    @Override
    public boolean find(Position position, Move move) {
        best = move;
        best.clear(Double.MAX_VALUE);
        complexity = Integer.MAX_VALUE;
        key = Integer.MAX_VALUE;
        chains.search(position, this);
        return !best.isEmpty();
    }

    @Override
    public boolean wants(double base, int complexity, Pass pass) {
        double difficulty = base + Lengths.increment(complexity);
        if (difficulty != best.difficulty) {
            return difficulty < best.difficulty;
        }
        return complexity < this.complexity || complexity == this.complexity && pass.key < key;
    }

    private boolean takes(double base, int complexity, Pass pass) {
        if (!wants(base, complexity, pass)) {
            return false;
        }
        best.clear(base + Lengths.increment(complexity));
        this.complexity = complexity;
        key = pass.key;
        return true;
    }

    @Override
    public void chain(LinearChains chains, int end, int complexity) {
        if (!takes(chains.pass.chainBase, complexity, chains.pass)) {
            return;
        }
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
        if (!wants(chains.pass.cycleBase, complexity, chains.pass)) {
            return;
        }
        int count = strikes.find(chains, end, struck);
        if (count > 0 && takes(chains.pass.cycleBase, complexity, chains.pass)) {
            System.arraycopy(struck, 0, best.struck, 0, count);
            best.count = count;
        }
    }
}
