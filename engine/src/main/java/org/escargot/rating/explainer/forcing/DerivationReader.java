package org.escargot.rating.explainer.forcing;

import static org.escargot.rating.explainer.chains.Node.ASSUMED;
import static org.escargot.rating.explainer.chains.Node.FALSE;
import static org.escargot.rating.explainer.chains.Node.IN_CELL;
import static org.escargot.rating.explainer.words.Layout.HOUSE;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.escargot.grid.Candidate;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Inference;
import org.escargot.logic.pattern.Inference.Cause;

/// Reads a derivation as evidence: what leads to its ends, in the order in which it was derived.
///
/// @param derivation what follows from an assumption
/// @param log which rules took part
record DerivationReader(Derivation derivation, RuleLog log) {
    /// The branch that leads to the nodes at the indices `ends`.
    Branch branch(int... ends) {
        Ancestry ancestry = new Ancestry();
        TreeSet<Integer> indices = new TreeSet<>();
        for (int end : ends) {
            int walked = ancestry.walk(derivation, end);
            for (int i = 0; i < walked; i++) {
                indices.add(ancestry.walked[i]);
            }
        }
        List<Integer> order = List.copyOf(indices);
        List<Inference> inferences = new ArrayList<>();
        for (int index : order) {
            inferences.add(inference(index, order));
        }
        return new Branch(inferences);
    }

    private Inference inference(int index, List<Integer> order) {
        int node = derivation.node(index);
        int[] parents = new int[2 * Candidate.COUNT];
        int count = derivation.parents(index, parents);
        List<Integer> from = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            from.add(order.indexOf(parents[i]));
        }
        int candidate = node >= FALSE ? node - FALSE : node;
        return new Inference(candidate, node < FALSE, cause(index, candidate), from);
    }

    private Cause cause(int index, int candidate) {
        int cause = derivation.cause(index);
        return switch (cause) {
            case ASSUMED -> new Cause.Assumed();
            case IN_CELL -> new Cause.InCell(candidate / 9);
            case Derivation.BY_RULE -> new Cause.Shown(log.pattern(candidate));
            default -> new Cause.InHouse(HOUSE[candidate / 9 * 3 + cause]);
        };
    }
}
