package org.escargot.generator;

import org.escargot.grid.Givens;

/// A puzzle that singles of one kind solve.
///
/// @param kind which singles it may take
/// @param hidden whether it must take a hidden one
record SinglesWish(Singles.Kind kind, Hidden hidden) implements Wish {
    /// What of hidden singles.
    enum Hidden {
        /// There may be some, where the kind allows it.
        ALLOWED,
        /// Without one it cannot be solved.
        NEEDED
    }

    @Override
    public Verdict judge(Givens puzzle) {
        if (!Singles.solve(puzzle, kind)) {
            return new Verdict(2, "needs more than singles");
        }
        boolean isNeeded = kind == Singles.Kind.ALL && !Singles.solve(puzzle, Singles.Kind.NAKED);
        String label = isNeeded ? "singles=hidden" : "singles=naked";
        return new Verdict(hidden == Hidden.NEEDED && !isNeeded ? 1 : 0, label);
    }
}
