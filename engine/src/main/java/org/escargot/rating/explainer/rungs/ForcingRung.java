package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.chains.Node.FALSE;

import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.chains.LengthBonus;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.forcing.Ancestry;
import org.escargot.rating.explainer.forcing.Conclusion;
import org.escargot.rating.explainer.forcing.ConclusionCopy;
import org.escargot.rating.explainer.forcing.ConclusionSink;
import org.escargot.rating.explainer.forcing.ForcingSearch;
import org.escargot.rating.explainer.forcing.NestedComplexity;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.jspecify.annotations.Nullable;

/// A rung of forcing chains: takes the conclusion that rests on the fewest nodes, among equals the one of the lower
/// key, then the first.
///
/// No finder of `logic` looks for this.
public final class ForcingRung implements Rung, ConclusionSink {
    private final ForcingSearch search;
    private final double base;
    private final Pruning pruning;
    private final Ancestry ancestry = new Ancestry();
    private final NestedComplexity nested = new NestedComplexity();
    private final IntFunction<Technique> names;
    private final Eliminations eliminations = new Eliminations();
    private @Nullable ConclusionCopy best;
    private int complexity;
    private int key;
    private int node;

    /// A rung whose steps `names` calls by the key of their conclusion.
    public ForcingRung(ForcingSearch search, double base, Pruning pruning, IntFunction<Technique> names) {
        this.names = names;
        this.search = search;
        this.base = base;
        this.pruning = pruning;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        best = null;
        complexity = Integer.MAX_VALUE;
        key = Integer.MAX_VALUE;
        search.search(grid, this);
        return best == null ? null : step(grid, best);
    }

    private FoundStep step(CandidateGrid grid, ConclusionCopy conclusion) {
        double difficulty = base + LengthBonus.increment(complexity);
        CandidateGrid then = new CandidateGrid();
        then.copy(grid);
        Supplier<Evidence> evidence = () -> new Evidence(names.apply(conclusion.key), search.explain(then, conclusion));
        if (node < FALSE) {
            return FoundStep.placing(difficulty, node / 9, node % 9, evidence);
        }
        eliminations.clear();
        eliminations.add((node - FALSE) / 9, node % 9);
        return FoundStep.eliminating(difficulty, eliminations, evidence);
    }

    @Override
    public boolean wants(CandidateGrid grid, int node, int fewestNodes, int key) {
        return pruning == Pruning.OFF || isBetter(fewestNodes, key);
    }

    private boolean isBetter(int nodes, int key) {
        return nodes < complexity || nodes == complexity && key < this.key;
    }

    @Override
    public void accept(CandidateGrid grid, Conclusion conclusion) {
        int total = 0;
        boolean hasNested = false;
        for (int i = 0; i < conclusion.count; i++) {
            total += conclusion.derivation(i).complexity(conclusion.end(i), ancestry);
            if (!isBetter(total, conclusion.key) && pruning == Pruning.ON) {
                return;
            }
            hasNested |= conclusion.derivation(i).hasNested;
        }
        if (hasNested) {
            total += nestedComplexity(conclusion);
        }
        if (isBetter(total, conclusion.key)) {
            complexity = total;
            key = conclusion.key;
            node = conclusion.node;
            best = new ConclusionCopy(conclusion);
        }
    }

    private int nestedComplexity(Conclusion conclusion) {
        nested.clear();
        for (int i = 0; i < conclusion.count; i++) {
            int walked = ancestry.walk(conclusion.derivation(i), conclusion.end(i));
            nested.addAll(conclusion.derivation(i), ancestry, walked);
        }
        return nested.total();
    }
}
