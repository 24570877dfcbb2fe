package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Node.FALSE;

import java.util.function.IntFunction;
import org.escargot.logic.step.Technique;

/// A rung of forcing chains: takes the conclusion that rests on the fewest nodes, among equals the one of the lower
/// key, then the first.
final class ForcingRung implements Rung, ConclusionSink {
    private final ForcingSearch search;
    private final double base;
    private final Shortcuts shortcuts;
    private final Ancestry ancestry = new Ancestry();
    private final NestedHints nested = new NestedHints();
    private final IntFunction<Technique> names;
    private final Argument best = new Argument();
    private int complexity;
    private int key;
    private int node;

    /// A rung whose steps `names` calls by the key of their conclusion.
    ForcingRung(ForcingSearch search, double base, Shortcuts shortcuts, IntFunction<Technique> names) {
        this.names = names;
        this.search = search;
        this.base = base;
        this.shortcuts = shortcuts;
    }

    @Override
    public boolean find(Position position, Move move) {
        complexity = Integer.MAX_VALUE;
        key = Integer.MAX_VALUE;
        search.search(position, this);
        if (complexity == Integer.MAX_VALUE) {
            return false;
        }
        move.clear(base + Lengths.increment(complexity));
        if (node >= FALSE) {
            move.strike((node - FALSE) / 9, node % 9);
        } else {
            move.strike(position, node / 9, ~(1 << node % 9));
            move.placed = node;
        }
        return true;
    }

    @Override
    public boolean wants(Position position, int node, int fewestNodes, int key) {
        return shortcuts == Shortcuts.LEFT_OUT || isBetter(fewestNodes, key);
    }

    private boolean isBetter(int nodes, int key) {
        return nodes < complexity || nodes == complexity && key < this.key;
    }

    @Override
    public void accept(Position position, Conclusion conclusion) {
        int total = 0;
        boolean hasNested = false;
        for (int i = 0; i < conclusion.count; i++) {
            total += conclusion.run(i).complexity(conclusion.end(i), ancestry);
            if (!isBetter(total, conclusion.key) && shortcuts == Shortcuts.TAKEN) {
                return;
            }
            hasNested |= conclusion.run(i).hasNested;
        }
        if (hasNested) {
            total += nestedComplexity(conclusion);
        }
        if (isBetter(total, conclusion.key)) {
            complexity = total;
            key = conclusion.key;
            node = conclusion.node;
            best.note(conclusion);
        }
    }

    private int nestedComplexity(Conclusion conclusion) {
        nested.clear();
        for (int i = 0; i < conclusion.count; i++) {
            int walked = ancestry.walk(conclusion.run(i), conclusion.end(i));
            nested.addAll(conclusion.run(i), ancestry, walked);
        }
        return nested.total();
    }

    @Override
    public Evidence explain(Position position) {
        return new Evidence(names.apply(best.key), search.explain(position, best));
    }
}
