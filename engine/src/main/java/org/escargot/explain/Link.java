package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;

/// What joins two candidates, or two nodes that hold several of one digit.
///
/// @param from one end
/// @param to the other end
/// @param strength what the link says
public record Link(CandidateSet from, CandidateSet to, Strength strength) {
    /// What a link says.
    public enum Strength {
        /// At least one end is true.
        STRONG,
        /// At most one end is true.
        WEAK
    }

    /// The links of `chain` from end to end.
    static List<Link> of(Chain chain) {
        List<Node> nodes = chain.nodes();
        List<Link> links = new ArrayList<>();
        for (int i = 1; i < nodes.size(); i++) {
            links.add(to(nodes, i));
        }
        return links;
    }

    /// The link between the nodes `index` - 1 and `index` of a chain.
    static Link to(List<Node> nodes, int index) {
        Strength strength = index % 2 == 1 ? Strength.STRONG : Strength.WEAK;
        return new Link(nodes.get(index - 1).candidates(), nodes.get(index).candidates(), strength);
    }
}
