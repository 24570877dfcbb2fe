package org.escargot.rating.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Adds up the complexity of the different hints that are nested in what leads to some nodes.
final class NestedHints {
    private final List<Hint> hints = new ArrayList<>();
    private int total;

    void clear() {
        hints.clear();
        total = 0;
    }

    /// Adds the hints behind the nodes that `ancestry` has walked last, in `run`.
    void addAll(Run run, Ancestry ancestry, int walked) {
        for (int i = 0; i < walked; i++) {
            Hint hint = run.nested(ancestry.walked[i]);
            if (hint != null && isNew(hint)) {
                hints.add(hint);
                total += hint.complexity;
            }
        }
    }

    private boolean isNew(Hint hint) {
        for (Hint known : hints) {
            if (known == hint || Arrays.equals(known.nodes, hint.nodes)) {
                return false;
            }
        }
        return true;
    }

    int total() {
        return total;
    }
}
