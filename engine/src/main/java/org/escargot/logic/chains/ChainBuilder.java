package org.escargot.logic.chains;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Facts;

/// Makes a [Chain] of the nodes that a search met, and finds what makes each strong link strong.
public final class ChainBuilder {
    private ChainBuilder() {}

    /// The chain of `nodes`, of which the first and the second are joined by a strong link, the third and the fourth,
    /// and so on.
    public static Chain of(Facts facts, Chain.Form form, List<Node> nodes) {
        List<StrongLink> links = new ArrayList<>();
        for (int i = 0; i + 1 < nodes.size(); i += 2) {
            links.add(link(facts, nodes.get(i), nodes.get(i + 1)));
        }
        return new Chain(form, links);
    }

    /// The link in the cell of two digits; else in the first of row, column and box where their digit has no other
    /// place.
    private static StrongLink link(Facts facts, Node from, Node to) {
        if (from instanceof Node.Als set) {
            return to instanceof Node.Als other ? StrongLink.inAls(set, other) : StrongLink.besideAls(set, to);
        }
        if (from.digit() != to.digit()) {
            return StrongLink.inCell(from.places().first(), from.digit(), to.digit());
        }
        return StrongLink.inHouse(
                from.digit(), house(facts, from.digit(), from.places().or(to.places())), from.places(), to.places());
    }

    /// The first house that holds `digit` in `places` alone.
    ///
    /// @throws IllegalArgumentException if there is none
    public static int house(Facts facts, int digit, CellSet places) {
        HouseSet common = facts.commonHouses(places);
        for (int house = common.first(); house >= 0; house = common.next(house)) {
            if (facts.places(digit, house).equals(places)) {
                return house;
            }
        }
        throw new IllegalArgumentException("No house holds " + digit + " in " + places + " alone.");
    }
}
