package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.words.Layout.PEERS;
import static org.escargot.rating.explainer.words.Layout.PEERS_HIGH;
import static org.escargot.rating.explainer.words.Layout.PEERS_LOW;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.jspecify.annotations.Nullable;

/// XY-wing (4.2), whose pivot has two candidates, and XYZ-wing (4.4), whose pivot has three.
///
/// Doubles `XyWingFinder` and `XyzWingFinder`.
public final class WingRung implements Rung {
    private final int pivotSize;
    private final double difficulty;
    private final Eliminations eliminations = new Eliminations();

    /// The cells with two candidates.
    private long bivalueLow;

    private long bivalueHigh;
    private final int[] wings = new int[20];

    public WingRung(int pivotSize, double difficulty) {
        this.pivotSize = pivotSize;
        this.difficulty = difficulty;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        findBivalueCells(grid);
        for (int pivot = 0; pivot < 81; pivot++) {
            if (Integer.bitCount(grid.marks[pivot]) != pivotSize
                    || Long.bitCount(bivalueLow & PEERS_LOW[pivot]) + Long.bitCount(bivalueHigh & PEERS_HIGH[pivot])
                            < 2) {
                continue;
            }
            FoundStep found = atPivot(grid, pivot, findWings(grid, pivot));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private void findBivalueCells(CandidateGrid grid) {
        bivalueLow = 0;
        bivalueHigh = 0;
        for (int cell = 0; cell < 64; cell++) {
            bivalueLow |= Integer.bitCount(grid.marks[cell]) == 2 ? 1L << cell : 0;
        }
        for (int cell = 64; cell < 81; cell++) {
            bivalueHigh |= Integer.bitCount(grid.marks[cell]) == 2 ? 1L << cell - 64 : 0;
        }
    }

    /// Writes to `wings` the peers with two candidates that leave the pivot one, and returns how many there are.
    private int findWings(CandidateGrid grid, int pivot) {
        int count = 0;
        for (int peer : PEERS[pivot]) {
            int marks = grid.marks[peer];
            if (Integer.bitCount(marks) == 2 && Integer.bitCount(grid.marks[pivot] & ~marks) == 1) {
                wings[count++] = peer;
            }
        }
        return count;
    }

    private @Nullable FoundStep atPivot(CandidateGrid grid, int pivot, int count) {
        int[] marks = grid.marks;
        for (int i = 0; i < count; i++) {
            int two = marks[pivot] | marks[wings[i]];
            int both = marks[pivot] & marks[wings[i]];
            for (int j = 0; j < count; j++) {
                int other = marks[wings[j]];
                boolean fits = Integer.bitCount(two | other) == 3 && Integer.bitCount(both & other) == pivotSize - 2;
                FoundStep found = fits ? withWings(grid, pivot, wings[i], wings[j]) : null;
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private @Nullable FoundStep withWings(CandidateGrid grid, int pivot, int wing, int other) {
        long low = PEERS_LOW[wing] & PEERS_LOW[other] & (pivotSize == 2 ? -1 : PEERS_LOW[pivot]);
        long high = PEERS_HIGH[wing] & PEERS_HIGH[other] & (pivotSize == 2 ? -1 : PEERS_HIGH[pivot]);
        eliminations.clear();
        int shared = grid.marks[wing] & grid.marks[other];
        for (long rest = low; rest != 0; rest &= rest - 1) {
            eliminate(grid, pivot, Long.numberOfTrailingZeros(rest), shared);
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            eliminate(grid, pivot, 64 + Long.numberOfTrailingZeros(rest), shared);
        }
        if (eliminations.isEmpty()) {
            return null;
        }
        int[] marks = grid.marks.clone();
        return FoundStep.eliminating(difficulty, eliminations, () -> evidence(marks, pivot, wing, other));
    }

    private void eliminate(CandidateGrid grid, int pivot, int cell, int shared) {
        if (cell != pivot) {
            eliminations.add(grid, cell, shared);
        }
    }

    private Evidence evidence(int[] marks, int pivot, int wing, int other) {
        DigitSet digits = new DigitSet(marks[pivot] | marks[wing] | marks[other]);
        int digit = Integer.numberOfTrailingZeros(marks[wing] & marks[other]) + 1;
        if (pivotSize == 3) {
            return new Evidence(Technique.XYZ_WING, new Wing(pivot, CellSet.of(wing, other), digits, digit));
        }
        List<Integer> cells = List.of(Math.min(wing, other), pivot, Math.max(wing, other));
        return new Evidence(Technique.XY_WING, Chain.throughCells(cells, digit, cell -> new DigitSet(marks[cell])));
    }
}
