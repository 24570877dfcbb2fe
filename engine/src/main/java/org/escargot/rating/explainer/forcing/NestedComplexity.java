package org.escargot.rating.explainer.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Adds up the complexity of the different conclusions that are nested in what leads to some nodes.
public final class NestedComplexity {
    private final List<NestedConclusion> conclusions = new ArrayList<>();
    private int total;

    public void clear() {
        conclusions.clear();
        total = 0;
    }

    /// Adds the conclusions behind the nodes that `ancestry` has walked last, in `derivation`.
    public void addAll(Derivation derivation, Ancestry ancestry, int walked) {
        for (int i = 0; i < walked; i++) {
            NestedConclusion inner = derivation.nested(ancestry.walked[i]);
            if (inner != null && isNew(inner)) {
                conclusions.add(inner);
                total += inner.complexity;
            }
        }
    }

    private boolean isNew(NestedConclusion inner) {
        for (NestedConclusion known : conclusions) {
            if (known == inner || Arrays.equals(known.nodes, inner.nodes)) {
                return false;
            }
        }
        return true;
    }

    public int total() {
        return total;
    }
}
