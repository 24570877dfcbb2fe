package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.words.Layout.HOUSE;

import java.util.Arrays;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.evidence.LoopEvidence;
import org.escargot.rating.explainer.loops.LoopSearch;
import org.escargot.rating.explainer.loops.LoopSubset;
import org.escargot.rating.explainer.loops.SeenLoops;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// Unique rectangles and loops: 4.5 to 5.0 by length, and more for the sets of type 3. The easiest of all loops is
/// taken; among equals the lowest type, then the first that was met.
///
/// Doubles `UniqueRectangle1Finder` to `4` and `UniqueLoopFinder`, which find more: loops that this search does not
/// come to.
public final class UniqueLoopRung implements Rung {
    private final LoopSearch search = new LoopSearch(this::loop);
    private final SeenLoops seen = new SeenLoops();
    private final Eliminations eliminations = new Eliminations();
    private final LoopSubset subset = new LoopSubset(eliminations);
    private CandidateGrid grid = new CandidateGrid();
    private @Nullable FoundStep best;
    private int bestType;

    /// Of the loop of now: its cells, how many cells have more than the pair, the first two of them, and what more
    /// they have.
    private int[] path = new int[0];

    private int length;
    private int pair;
    private int extraCells;

    private int first;
    private int second;
    private int extras;

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        this.grid = grid;
        best = null;
        seen.clear();
        search.visit(grid);
        return best;
    }

    private void loop(int[] path, int length, int pair) {
        this.path = path;
        this.length = length;
        this.pair = pair;
        scan(path, length, pair);
        double base = base(length);
        seen.loop(path, length);
        if (extraCells == 1) {
            eliminations.clear();
            eliminations.add(grid, first, pair);
            offer(base, 1, SeenLoops.ONE, LoopSubset.Found.NONE);
        } else if (extraCells > 1 && Integer.bitCount(extras) == 1) {
            commonExtra(path, length, pair, base);
        }
        if (extraCells == 2) {
            if (Integer.bitCount(extras) > 1) {
                extraSets(pair, base);
            }
            locked(pair, base);
        }
    }

    /// Notes the cells with more than the pair, and what more they have.
    private void scan(int[] path, int length, int pair) {
        extraCells = 0;
        extras = 0;
        for (int i = 0; i < length; i++) {
            int extra = grid.marks[path[i]] & ~pair;
            if (extra != 0) {
                second = extraCells == 1 ? path[i] : second;
                first = extraCells == 0 ? path[i] : first;
                extraCells++;
                extras |= extra;
            }
        }
    }

    private static double base(int length) {
        return switch (length) {
            case 4 -> 4.5;
            case 6 -> 4.6;
            case 8 -> 4.7;
            default -> 5.0;
        };
    }

    /// Type 2: the extra digit is in one of the cells that have it, so not where all of them are seen.
    private void commonExtra(int[] path, int length, int pair, double base) {
        if (seen.contains(SeenLoops.TWO)) {
            return;
        }
        eliminations.clear();
        for (int cell = 0; cell < 81; cell++) {
            if ((grid.marks[cell] & extras) != 0 && seesAllExtras(cell, path, length, pair)) {
                eliminations.add(grid, cell, extras);
            }
        }
        offer(base, 2, SeenLoops.TWO, LoopSubset.Found.NONE);
    }

    private boolean seesAllExtras(int cell, int[] path, int length, int pair) {
        for (int i = 0; i < length; i++) {
            if ((grid.marks[path[i]] & ~pair) != 0 && !Layout.arePeers(cell, path[i])) {
                return false;
            }
        }
        return true;
    }

    /// Type 3: the two cells with extras, as one cell, make a set with others of a shared house. Of all sets that
    /// eliminate something only the first counts, naked and hidden apart.
    private void extraSets(int pair, double base) {
        // From another start of the same loop there are the same sets, if any.
        if (!seen.turnsTo(pair)) {
            return;
        }
        subset.load(grid, first, second, pair, extras);
        if (!seen.contains(SeenLoops.NAKED)) {
            LoopSubset.Found set = subset.naked();
            offer(base + (set.size() - 1) * 0.1, 3, SeenLoops.NAKED, set);
        }
        if (!seen.contains(SeenLoops.HIDDEN)) {
            LoopSubset.Found set = subset.hidden();
            offer(base + (set.size() - 2) * 0.1, 3, SeenLoops.HIDDEN, set);
        }
    }

    /// Type 4: one digit of the pair has no other place in a house of both cells, so neither can be the other.
    private void locked(int pair, double base) {
        int low = pair & -pair;
        int high = pair & ~low;
        int eliminated = lockedBetween(low) ? high : lockedBetween(high) ? low : 0;
        eliminations.clear();
        eliminations.add(grid, first, eliminated);
        eliminations.add(grid, second, eliminated);
        offer(base, 4, SeenLoops.FOUR, LoopSubset.Found.NONE);
    }

    private boolean lockedBetween(int bit) {
        int digit = Integer.numberOfTrailingZeros(bit);
        for (int kind = 0; kind < 3; kind++) {
            int house = HOUSE[first * 3 + kind];
            if (house == HOUSE[second * 3 + kind] && Integer.bitCount(grid.places[house * 9 + digit]) == 2) {
                return true;
            }
        }
        return false;
    }

    /// Takes what was collected, if it is something new, easier or of a lower type than the best.
    private void offer(double difficulty, int type, int kind, LoopSubset.Found set) {
        if (eliminations.isEmpty() || seen.contains(kind)) {
            return;
        }
        seen.add(kind);
        int order = best == null ? -1 : Double.compare(difficulty, best.difficulty());
        if (order < 0 || order == 0 && type < bestType) {
            LoopEvidence evidence = new LoopEvidence(grid, Arrays.copyOf(path, length), pair, kind, set);
            best = FoundStep.eliminating(difficulty, eliminations, evidence::evidence);
            bestType = type;
        }
    }
}
