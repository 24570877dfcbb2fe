package org.escargot.logic.subsets;

import java.util.List;
import java.util.Set;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.step.Technique;

/// What a subset is called: by its kind and size, and "locked" when it clears a line and a box.
final class SubsetNames {
    private static final List<Technique> NAKED = List.of(
            Technique.NAKED_PAIR,
            Technique.NAKED_TRIPLE,
            Technique.NAKED_QUADRUPLE,
            Technique.NAKED_QUINTUPLE,
            Technique.NAKED_SEXTUPLE,
            Technique.NAKED_SEPTUPLE,
            Technique.NAKED_OCTUPLE);
    private static final List<Technique> HIDDEN = List.of(
            Technique.HIDDEN_PAIR,
            Technique.HIDDEN_TRIPLE,
            Technique.HIDDEN_QUADRUPLE,
            Technique.HIDDEN_QUINTUPLE,
            Technique.HIDDEN_SEXTUPLE,
            Technique.HIDDEN_SEPTUPLE,
            Technique.HIDDEN_OCTUPLE);

    private SubsetNames() {}

    static Technique name(Subset subset) {
        return switch (subset.kind()) {
            case NAKED -> subset.houses().size() > 1 ? locked(subset.size()) : NAKED.get(subset.size() - 2);
            case HIDDEN -> HIDDEN.get(subset.size() - 2);
        };
    }

    static Set<Technique> naked(int size) {
        return size > 3 ? Set.of(NAKED.get(size - 2)) : Set.of(NAKED.get(size - 2), locked(size));
    }

    static Set<Technique> hidden(int size) {
        return Set.of(HIDDEN.get(size - 2));
    }

    /// A box and a line share three cells, so there is no other.
    private static Technique locked(int size) {
        return size == 2 ? Technique.LOCKED_PAIR : Technique.LOCKED_TRIPLE;
    }
}
