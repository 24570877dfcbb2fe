package org.escargot.rating.explainer.chains;

import static org.escargot.rating.explainer.chains.Node.ASSUMED;
import static org.escargot.rating.explainer.chains.Node.FALSE;
import static org.escargot.rating.explainer.chains.Node.IN_CELL;
import static org.escargot.rating.explainer.words.Layout.HOUSE;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Chain.Form;
import org.escargot.logic.pattern.StrongLink;

/// A chain or a cycle that [LinearChains] found, as it was found: its nodes walked back from the end to the start.
public final class ChainPath {
    private final int[] nodes;
    private final int[] causes;
    private final int closing;

    private ChainPath(LinearChains chains, int end, int closing) {
        int length = 0;
        for (int i = end; i >= 0; i = chains.parent[i]) {
            length++;
        }
        nodes = new int[length];
        causes = new int[length];
        this.closing = closing;
        int at = 0;
        for (int i = end; i >= 0; i = chains.parent[i]) {
            nodes[at] = chains.node[i];
            causes[at++] = chains.cause[i];
        }
    }

    /// The chain from the start to its opposite, the node at the index `end`.
    public static ChainPath chain(LinearChains chains, int end) {
        return new ChainPath(chains, end, ASSUMED);
    }

    /// The cycle that leads from the node at the index `end`, a false one, back to the start for the reason `cause`.
    public static ChainPath cycle(LinearChains chains, int end, int cause) {
        return new ChainPath(chains, end, cause);
    }

    /// The nodes, the end first, as an array of their own.
    public int[] nodes() {
        return nodes.clone();
    }

    /// How many nodes it has.
    public int length() {
        return nodes.length;
    }

    /// The node at `index`, the end at 0.
    public int node(int index) {
        return nodes[index];
    }

    /// Why the node at `index` follows from the next one.
    public int cause(int index) {
        return causes[index];
    }

    /// The same as evidence.
    public Chain pattern() {
        return closing == ASSUMED ? chain() : cycle();
    }

    private Chain chain() {
        // A true start is the candidate that both ends make false; a false one is itself both ends.
        boolean isOpen = nodes[nodes.length - 1] < FALSE;
        List<StrongLink> links = new ArrayList<>();
        for (int i = nodes.length - (isOpen ? 3 : 2); i >= 0; i -= 2) {
            links.add(link(nodes[i + 1], nodes[i], causes[i]));
        }
        return new Chain(isOpen ? Form.OPEN : Form.RETURN, links);
    }

    private Chain cycle() {
        List<StrongLink> links = new ArrayList<>();
        for (int i = nodes.length - 3; i >= 0; i -= 2) {
            links.add(link(nodes[i + 1], nodes[i], causes[i]));
        }
        links.add(link(nodes[0], nodes[nodes.length - 1], closing));
        return new Chain(Form.LOOP, links);
    }

    /// The link that makes the node `to` true because the node `from` is false.
    private static StrongLink link(int from, int to, int cause) {
        int left = from - FALSE;
        int digit = to % 9 + 1;
        int cell = to / 9;
        return cause == IN_CELL
                ? StrongLink.inCell(cell, left % 9 + 1, digit)
                : StrongLink.inHouse(digit, HOUSE[cell * 3 + cause], CellSet.of(left / 9), CellSet.of(cell));
    }
}
