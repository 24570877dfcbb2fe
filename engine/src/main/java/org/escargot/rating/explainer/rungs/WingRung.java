package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.words.Layout.PEERS;
import static org.escargot.rating.explainer.words.Layout.arePeers;

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

    public WingRung(int pivotSize, double difficulty) {
        this.pivotSize = pivotSize;
        this.difficulty = difficulty;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        int[] marks = grid.marks;
        for (int pivot = 0; pivot < 81; pivot++) {
            if (Integer.bitCount(marks[pivot]) != pivotSize || !hasTwoWings(grid, pivot)) {
                continue;
            }
            for (int wing : PEERS[pivot]) {
                boolean fits = Integer.bitCount(marks[wing]) == 2 && Integer.bitCount(marks[pivot] & ~marks[wing]) == 1;
                FoundStep found = fits ? withWing(grid, pivot, wing) : null;
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /// Whether two peers have two candidates each, and one of the pivot's.
    private static boolean hasTwoWings(CandidateGrid grid, int pivot) {
        int wings = 0;
        for (int peer : PEERS[pivot]) {
            int marks = grid.marks[peer];
            wings += Integer.bitCount(marks) == 2 && (marks & grid.marks[pivot]) != 0 ? 1 : 0;
        }
        return wings >= 2;
    }

    private @Nullable FoundStep withWing(CandidateGrid grid, int pivot, int wing) {
        int[] marks = grid.marks;
        int two = marks[pivot] | marks[wing];
        for (int other : PEERS[pivot]) {
            boolean fits = Integer.bitCount(marks[other]) == 2
                    && Integer.bitCount(two | marks[other]) == 3
                    && Integer.bitCount(marks[pivot] & marks[wing] & marks[other]) == pivotSize - 2;
            FoundStep found = fits ? withWings(grid, pivot, wing, other) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable FoundStep withWings(CandidateGrid grid, int pivot, int wing, int other) {
        eliminations.clear();
        int shared = grid.marks[wing] & grid.marks[other];
        for (int cell : PEERS[wing]) {
            boolean seesAll = arePeers(cell, other) && (pivotSize == 2 || arePeers(cell, pivot));
            if (seesAll && cell != pivot) {
                eliminations.add(grid, cell, shared);
            }
        }
        if (eliminations.isEmpty()) {
            return null;
        }
        int[] marks = grid.marks.clone();
        return FoundStep.eliminating(difficulty, eliminations, () -> evidence(marks, pivot, wing, other));
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
