package org.escargot.rating.explainer.nested;

import static org.escargot.rating.explainer.chains.Node.FALSE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.rating.explainer.forcing.NestedConclusion;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.jspecify.annotations.Nullable;

/// The best conclusion of a forcing search for each set of candidates eliminated: the rest would be thrown away.
///
/// All conclusions of such a search have the same base, so that the number of nodes alone decides, then the key,
/// then which came first.
final class BestConclusions {
    private record Numbered(NestedConclusion inner, int number) {}

    private static final Comparator<Numbered> EASIEST = Comparator.<Numbered>comparingInt(
                    numbered -> numbered.inner.complexity)
            .thenComparingInt(numbered -> numbered.inner.key)
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

    /// Whether a conclusion that ends in `node`, with so many nodes and this key would be the best of its set.
    boolean isBetter(CandidateGrid grid, int node, int complexity, int key) {
        Numbered known = best[set(grid, node)];
        if (known == null) {
            return true;
        }
        int order = Integer.compare(complexity, known.inner.complexity);
        return order < 0 || order == 0 && key < known.inner.key;
    }

    void put(CandidateGrid grid, int node, NestedConclusion inner) {
        int set = set(grid, node);
        if (best[set] == null) {
            used[usedCount++] = set;
        }
        best[set] = new Numbered(inner, number++);
    }

    /// What stands for all conclusions that eliminate the same: in a cell with two candidates, that one is true and
    /// that the other is false.
    private static int set(CandidateGrid grid, int node) {
        if (node >= FALSE) {
            return node;
        }
        int others = grid.marks[node / 9] & ~(1 << node % 9);
        return Integer.bitCount(others) == 1 ? node / 9 * 9 + Integer.numberOfTrailingZeros(others) + FALSE : node;
    }

    /// The conclusions, easiest first.
    List<NestedConclusion> inOrder() {
        List<Numbered> found = new ArrayList<>(usedCount);
        for (int i = 0; i < usedCount; i++) {
            Numbered numbered = best[used[i]];
            if (numbered != null) {
                found.add(numbered);
            }
        }
        found.sort(EASIEST);
        NestedConclusion[] conclusions = new NestedConclusion[found.size()];
        for (int i = 0; i < conclusions.length; i++) {
            conclusions[i] = found.get(i).inner;
        }
        return Arrays.asList(conclusions);
    }
}
