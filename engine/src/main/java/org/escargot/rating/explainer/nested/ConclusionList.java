package org.escargot.rating.explainer.nested;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.escargot.rating.explainer.forcing.NestedConclusion;

/// The conclusions that a search inside a chain found, easiest first, and one for each set of candidates eliminated.
final class ConclusionList {
    private static final Comparator<NestedConclusion> EASIEST = Comparator.<NestedConclusion>comparingDouble(
                    inner -> inner.difficulty)
            .thenComparingInt(inner -> inner.complexity)
            .thenComparingInt(inner -> inner.key);

    private final List<NestedConclusion> conclusions = new ArrayList<>();

    void clear() {
        conclusions.clear();
    }

    void add(NestedConclusion inner) {
        conclusions.add(inner);
    }

    /// The conclusions in order; among those that eliminate the same only the first.
    List<NestedConclusion> reduced() {
        conclusions.sort(EASIEST);
        List<NestedConclusion> kept = new ArrayList<>();
        for (NestedConclusion inner : conclusions) {
            boolean fresh = true;
            for (int i = 0; i < kept.size() && fresh; i++) {
                fresh = !Arrays.equals(kept.get(i).eliminated, inner.eliminated);
            }
            if (fresh) {
                kept.add(inner);
            }
        }
        return kept;
    }
}
