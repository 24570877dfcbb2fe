package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Node.FALSE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.escargot.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// The best hint of a forcing search for each set of candidates struck: the rest would be thrown away.
///
/// All hints of such a search have the same base, so that the number of nodes alone decides, then the key, then which
/// came first.
final class BestHints {
    private record Numbered(Hint hint, int number) {}

    private static final Comparator<Numbered> EASIEST = Comparator.<Numbered>comparingInt(
                    numbered -> numbered.hint.complexity)
            .thenComparingInt(numbered -> numbered.hint.key)
            .thenComparingInt(Numbered::number);

    private final @Nullable Numbered[] best = new Numbered[2 * Candidate.COUNT];
    private final int[] used = new int[2 * Candidate.COUNT];
    private int usedCount;
    private int number;

    void clear() {
        for (int i = 0; i < usedCount; i++) {
            best[used[i]] = null;
        }
        usedCount = 0;
        number = 0;
    }

    /// Whether a hint with this conclusion, so many nodes and this key would be the best of its set.
    boolean isBetter(Position position, int node, int complexity, int key) {
        Numbered known = best[set(position, node)];
        if (known == null) {
            return true;
        }
        int order = Integer.compare(complexity, known.hint.complexity);
        return order < 0 || order == 0 && key < known.hint.key;
    }

    void put(Position position, int node, Hint hint) {
        int set = set(position, node);
        if (best[set] == null) {
            used[usedCount++] = set;
        }
        best[set] = new Numbered(hint, number++);
    }

    /// What stands for all conclusions that strike the same: in a cell with two candidates, that one is true and that
    /// the other is false.
    private static int set(Position position, int node) {
        if (node >= FALSE) {
            return node;
        }
        int others = position.marks[node / 9] & ~(1 << node % 9);
        return Integer.bitCount(others) == 1 ? node / 9 * 9 + Integer.numberOfTrailingZeros(others) + FALSE : node;
    }

    /// The hints, easiest first.
    List<Hint> inOrder() {
        List<Numbered> found = new ArrayList<>(usedCount);
        for (int i = 0; i < usedCount; i++) {
            Numbered numbered = best[used[i]];
            if (numbered != null) {
                found.add(numbered);
            }
        }
        found.sort(EASIEST);
        Hint[] hints = new Hint[found.size()];
        for (int i = 0; i < hints.length; i++) {
            hints[i] = found.get(i).hint;
        }
        return Arrays.asList(hints);
    }
}
