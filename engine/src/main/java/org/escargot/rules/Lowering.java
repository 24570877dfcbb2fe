package org.escargot.rules;

import java.util.List;
import org.escargot.grid.Pencilmarks;

/// What finders see of a puzzle with rules of its own, or why they see nothing.
///
/// They see houses, cages with a total, pairs of cells that differ, and pairs of candidates that exclude each other.
/// What follows from these is true whatever else the puzzle asks.
public sealed interface Lowering {
    /// What finders see.
    ///
    /// @param start the position in which the puzzle begins, on its board
    /// @param unseen the rules, in the order of the puzzle, of which they see nothing or only a part
    record Lowered(Pencilmarks start, List<Constraint> unseen) implements Lowering {
        public Lowered {
            unseen = List.copyOf(unseen);
        }

        /// Whether they see all that the puzzle asks, so that a filled board is a solution.
        public boolean isWhole() {
            return unseen.isEmpty();
        }
    }

    /// Why finders see nothing.
    enum Beyond implements Lowering {
        /// There are more than nine digits.
        SIZE,
        /// The board has not as many rows and columns as digits.
        SHAPE,
        /// There are more than 16 regions that are neither boxes nor windows, groups or diagonals.
        REGIONS
    }

    /// What finders see of `variant`.
    static Lowering of(Variant variant) {
        Frame frame = variant.rules().frame();
        if (frame.size() > 9) {
            return Beyond.SIZE;
        }
        return frame.isSquare() ? new BoardMaker(variant).make() : Beyond.SHAPE;
    }
}
