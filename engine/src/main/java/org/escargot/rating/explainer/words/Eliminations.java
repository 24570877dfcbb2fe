package org.escargot.rating.explainer.words;

import java.util.Arrays;
import org.escargot.grid.Candidate;

/// The candidates that a step eliminates, while they are collected: a buffer that is used again for every step.
public final class Eliminations {
    private final int[] eliminated = new int[Candidate.COUNT];
    private int count;

    /// Starts anew.
    public void clear() {
        count = 0;
    }

    /// Eliminates one candidate.
    public void add(int cell, int digit) {
        eliminated[count++] = cell * 9 + digit;
    }

    /// Eliminates from `cell` those of `digits` that it has.
    public void add(CandidateGrid grid, int cell, int digits) {
        for (int rest = grid.marks[cell] & digits; rest != 0; rest &= rest - 1) {
            add(cell, Integer.numberOfTrailingZeros(rest));
        }
    }

    public boolean isEmpty() {
        return count == 0;
    }

    /// What has been collected, as an array of its own.
    public int[] toArray() {
        return Arrays.copyOf(eliminated, count);
    }
}
