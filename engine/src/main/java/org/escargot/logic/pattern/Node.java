package org.escargot.logic.pattern;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// What the links of a [Chain] join. A node is true if its digit stands in one of its places.
public sealed interface Node {
    /// The digit that the node is about, 1..9.
    int digit();

    /// Where the digit stands if the node is true.
    CellSet places();

    /// The cells that show the node: its places, unless it says otherwise.
    default CellSet cells() {
        return places();
    }

    /// The candidates of which one is true if the node is.
    default CandidateSet candidates() {
        return CandidateSet.of(places(), digit());
    }

    /// The node for `digit` in `places`: a candidate, or a group of several.
    static Node of(CellSet places, int digit) {
        return places.size() == 1 ? new Candidate(places.first(), digit) : new Group(places, digit);
    }

    /// A digit in a cell.
    ///
    /// @param cell the cell, 0..80
    /// @param digit the digit
    record Candidate(int cell, int digit) implements Node {
        @Override
        public CellSet places() {
            return CellSet.of(cell);
        }
    }

    /// A digit in two or three cells that lie in a line and a box: what it cannot be true with sees all of them.
    ///
    /// @param places the cells
    /// @param digit the digit
    record Group(CellSet places, int digit) implements Node {}

    /// A digit in an almost locked set: cells of a house with one digit more than cells. Without one of its digits the
    /// set is locked, and each of the others stands in it.
    ///
    /// @param cells the cells of the set
    /// @param digits its digits, one more than cells
    /// @param places those of its cells that may hold the digit
    /// @param digit the digit that the node is about, one of the set's
    record Als(CellSet cells, DigitSet digits, CellSet places, int digit) implements Node {}
}
