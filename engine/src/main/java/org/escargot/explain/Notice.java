package org.escargot.explain;

import org.escargot.grid.CellSet;

/// What there is to say of a position apart from steps.
///
/// @param kind what it is
/// @param cells the cells to look at, if the kind has some
public record Notice(Kind kind, CellSet cells) {
    /// What can be wrong, or done, or to be known.
    public enum Kind {
        /// Every cell is filled, and rightly so.
        SOLVED("solved"),
        /// Every cell is filled, and some clash.
        BROKEN("broken"),
        /// Equal digits stand in one house.
        CONTRADICTION("contradiction"),
        /// No digits clash, but no solution is left.
        NO_SOLUTION("no-solution"),
        /// Candidates that belong to the solution are eliminated.
        LOST_CANDIDATES("lost-candidates"),
        /// Digits are placed that are not in the solution.
        WRONG_DIGITS("wrong-digits"),
        /// There are several solutions, so some techniques are not valid.
        SEVERAL_SOLUTIONS("several-solutions"),
        /// No technique finds anything.
        NO_STEP("no-step");

        private final String key;

        Kind(String key) {
            this.key = key;
        }

        /// How its message ends, such as `notice.solved`.
        String key() {
            return key;
        }
    }

    /// A notice that is not about single cells.
    public static Notice of(Kind kind) {
        return new Notice(kind, CellSet.EMPTY);
    }
}
