package org.escargot.generator.wish;

import org.escargot.grid.Givens;
import org.escargot.solver.Singles;

/// A puzzle that singles of one kind solve.
///
/// @param kind which singles it may take
/// @param hidden whether it must take a hidden one
public record SinglesWish(Singles.Kind kind, Hidden hidden) implements Wish {
    /// What of hidden singles.
    public enum Hidden {
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
