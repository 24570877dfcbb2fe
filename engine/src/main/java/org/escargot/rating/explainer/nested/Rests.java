package org.escargot.rating.explainer.nested;

import static org.escargot.rating.explainer.chains.Node.ASSUMED;
import static org.escargot.rating.explainer.chains.Node.IN_CELL;

import java.util.Arrays;
import org.escargot.rating.explainer.forcing.NestedConclusion;
import org.escargot.rating.explainer.words.Layout;

/// Collects what makes the true nodes of a chain true, as [NestedConclusion] keeps it: a buffer, used again.
final class Rests {
    private int[] rests = new int[64];
    private int count;

    void clear() {
        count = 0;
    }

    /// Adds why `candidate` is true, unless it was assumed.
    void add(int candidate, int cause) {
        if (cause == ASSUMED) {
            return;
        }
        if (count == rests.length) {
            rests = Arrays.copyOf(rests, 2 * count);
        }
        boolean inCell = cause == IN_CELL;
        rests[count++] = inCell ? candidate / 9 : NestedConclusion.SLOTS + Layout.SLOT[candidate * 3 + cause];
    }

    /// What was collected, as an array of its own.
    int[] toArray() {
        return Arrays.copyOf(rests, count);
    }
}
