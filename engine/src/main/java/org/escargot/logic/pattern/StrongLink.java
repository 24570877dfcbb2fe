package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;

/// Two nodes of which at least one is true.
///
/// @param from the node that comes first in the chain
/// @param to the other node
/// @param truths why: a house that needs the digit of both, a cell that holds nothing else, the cells of an almost
/// locked set, which lacks at most one of its digits, or those of a sum
public record StrongLink(Node from, Node to, Truths truths) {
    /// The link in `house`, where `digit` has no places but `from` and `to`.
    public static StrongLink inHouse(int digit, int house, CellSet from, CellSet to) {
        return new StrongLink(Node.of(from, digit), Node.of(to, digit), Truths.of(digit, HouseSet.of(house)));
    }

    /// The link in `cell`, whose only candidates are the digits `from` and `to`.
    public static StrongLink inCell(int cell, int from, int to) {
        return new StrongLink(
                new Node.Candidate(cell, from), new Node.Candidate(cell, to), Truths.of(CellSet.of(cell)));
    }

    /// The link between two digits of one almost locked set.
    public static StrongLink inAls(Node.Als from, Node.Als to) {
        return new StrongLink(from, to, Truths.of(from.cells()));
    }

    /// The link between a digit of an almost locked set and a candidate whose cell holds nothing else once the set is
    /// locked.
    public static StrongLink besideAls(Node.Als from, Node to) {
        return new StrongLink(from, to, Truths.of(from.cells().or(to.places())));
    }

    /// The link of a sum of `cells`: each way to fill them has a place of the one or of the other.
    public static StrongLink inSum(Node from, Node to, CellSet cells) {
        return new StrongLink(from, to, Truths.of(cells));
    }

    /// Whether an end has more than one place.
    public boolean isGrouped() {
        return from.places().size() > 1 || to.places().size() > 1;
    }

    /// The houses that make the link; none where cells do.
    public HouseSet houses() {
        return truths.houses();
    }
}
