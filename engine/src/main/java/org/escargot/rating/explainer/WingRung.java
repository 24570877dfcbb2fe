package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.PEERS;
import static org.escargot.rating.explainer.Layout.arePeers;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Technique;

/// XY-wing (4.2), whose pivot has two candidates, and XYZ-wing (4.4), whose pivot has three.
final class WingRung implements Rung {
    private final int pivotSize;
    private final double difficulty;
    private int pivot;
    private int wing;
    private int other;

    WingRung(int pivotSize, double difficulty) {
        this.pivotSize = pivotSize;
        this.difficulty = difficulty;
    }

    @Override
    public boolean find(Position position, Move move) {
        int[] marks = position.marks;
        for (int pivot = 0; pivot < 81; pivot++) {
            if (Integer.bitCount(marks[pivot]) != pivotSize || !hasTwoWings(position, pivot)) {
                continue;
            }
            for (int wing : PEERS[pivot]) {
                if (Integer.bitCount(marks[wing]) == 2
                        && Integer.bitCount(marks[pivot] & ~marks[wing]) == 1
                        && otherWing(position, pivot, wing, move)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether two peers have two candidates each, and one of the pivot's.
    private static boolean hasTwoWings(Position position, int pivot) {
        int wings = 0;
        for (int peer : PEERS[pivot]) {
            int marks = position.marks[peer];
            wings += Integer.bitCount(marks) == 2 && (marks & position.marks[pivot]) != 0 ? 1 : 0;
        }
        return wings >= 2;
    }

    private boolean otherWing(Position position, int pivot, int wing, Move move) {
        int[] marks = position.marks;
        int two = marks[pivot] | marks[wing];
        for (int other : PEERS[pivot]) {
            if (Integer.bitCount(marks[other]) == 2
                    && Integer.bitCount(two | marks[other]) == 3
                    && Integer.bitCount(marks[pivot] & marks[wing] & marks[other]) == pivotSize - 2
                    && strike(position, pivot, wing, other, move)) {
                return true;
            }
        }
        return false;
    }

    private boolean strike(Position position, int pivot, int wing, int other, Move move) {
        this.pivot = pivot;
        this.wing = wing;
        this.other = other;
        move.clear(difficulty);
        int shared = position.marks[wing] & position.marks[other];
        for (int cell : PEERS[wing]) {
            boolean seesAll = arePeers(cell, other) && (pivotSize == 2 || arePeers(cell, pivot));
            if (seesAll && cell != pivot) {
                move.strike(position, cell, shared);
            }
        }
        return !move.isEmpty();
    }

    @Override
    public Evidence explain(Position position) {
        int[] marks = position.marks;
        Wing pattern = new Wing(
                pivot,
                CellSet.of(wing, other),
                new DigitSet(marks[pivot] | marks[wing] | marks[other]),
                Integer.numberOfTrailingZeros(marks[wing] & marks[other]) + 1,
                pivotSize == 3);
        return new Evidence(pivotSize == 3 ? Technique.XYZ_WING : Technique.XY_WING, pattern);
    }
}
