package org.escargot.rating.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// The hints that a search inside a chain found, easiest first, and one for each set of candidates struck.
final class HintList {
    private static final Comparator<Hint> EASIEST = Comparator.<Hint>comparingDouble(hint -> hint.difficulty)
            .thenComparingInt(hint -> hint.complexity)
            .thenComparingInt(hint -> hint.key);

    private final List<Hint> hints = new ArrayList<>();

    void clear() {
        hints.clear();
    }

    void add(Hint hint) {
        hints.add(hint);
    }

    /// The hints in order; among those that strike the same only the first.
    List<Hint> reduced() {
        hints.sort(EASIEST);
        List<Hint> kept = new ArrayList<>();
        for (Hint hint : hints) {
            boolean fresh = true;
            for (int i = 0; i < kept.size() && fresh; i++) {
                fresh = !Arrays.equals(kept.get(i).struck, hint.struck);
            }
            if (fresh) {
                kept.add(hint);
            }
        }
        return kept;
    }
}
