package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.HOUSE;
import static org.escargot.rating.explainer.Node.FALSE;
import static org.escargot.rating.explainer.Node.IN_CELL;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.AlternatingChain;
import org.escargot.logic.pattern.AlternatingChain.Form;
import org.escargot.logic.pattern.Truths;

/// Reads what [LinearChains] found as evidence.
final class ChainReader {
    private ChainReader() {}

    /// The chain from the start to its opposite, the node `end`.
    static AlternatingChain chain(LinearChains chains, int end) {
        List<Integer> nodes = nodes(chains, end);
        // A true start is the candidate that both ends make false; a false one is itself both ends.
        boolean isOpen = nodes.getFirst() < FALSE;
        List<Integer> inner = isOpen ? nodes.subList(1, nodes.size() - 1) : nodes;
        return new AlternatingChain(isOpen ? Form.OPEN : Form.RETURN, candidates(inner), truths(chains, end));
    }

    /// The cycle that leads from the node `end`, a false one, back to the start for the reason `cause`.
    static AlternatingChain cycle(LinearChains chains, int end, int cause) {
        List<Integer> nodes = new ArrayList<>(nodes(chains, end));
        nodes.add(nodes.removeFirst());
        Truths last = truth(nodes.getLast(), cause);
        return new AlternatingChain(
                Form.LOOP, candidates(nodes), truths(chains, end).and(last).compact());
    }

    /// From the start to `end`.
    private static List<Integer> nodes(LinearChains chains, int end) {
        List<Integer> nodes = new ArrayList<>();
        for (int i = end; i >= 0; i = chains.parent[i]) {
            nodes.addFirst(chains.node[i]);
        }
        return nodes;
    }

    private static List<Integer> candidates(List<Integer> nodes) {
        return nodes.stream().map(node -> node >= FALSE ? node - FALSE : node).toList();
    }

    private static Truths truths(LinearChains chains, int end) {
        Truths truths = Truths.NONE;
        for (int i = end; i > 0; i = chains.parent[i]) {
            if (chains.node[i] < FALSE) {
                truths = truths.and(truth(chains.node[i], chains.cause[i]));
            }
        }
        return truths.compact();
    }

    /// Why `candidate` was made true.
    private static Truths truth(int candidate, int cause) {
        int cell = candidate / 9;
        return cause == IN_CELL
                ? Truths.of(CellSet.of(cell))
                : Truths.of(candidate % 9 + 1, HouseSet.of(HOUSE[cell * 3 + cause]));
    }
}
