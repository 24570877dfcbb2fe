package org.escargot.rating.explainer;

import java.util.Arrays;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Effects;

/// What a rung found: a buffer that is used again for every step.
final class Move {
    /// The difficulty, as the scale adds it up. In binary fractions, because its ties are decided by them.
    double difficulty;

    /// The candidate that is placed, or -1.
    int placed;

    /// The candidates that are struck, `count` of them.
    final int[] struck = new int[Candidate.COUNT];

    int count;

    /// Starts anew.
    void clear(double rated) {
        difficulty = rated;
        placed = -1;
        count = 0;
    }

    void strike(int cell, int digit) {
        struck[count++] = cell * 9 + digit;
    }

    /// Strikes from `cell` those of `digits` that it has.
    void strike(Position position, int cell, int digits) {
        for (int rest = position.marks[cell] & digits; rest != 0; rest &= rest - 1) {
            strike(cell, Integer.numberOfTrailingZeros(rest));
        }
    }

    void place(double rated, int cell, int digit) {
        clear(rated);
        placed = cell * 9 + digit;
    }

    void copy(Move other) {
        difficulty = other.difficulty;
        placed = other.placed;
        count = other.count;
        System.arraycopy(other.struck, 0, struck, 0, count);
    }

    /// The same as a value. What a placement strikes from its own cell and its peers is not listed.
    Effects effects() {
        CandidateSet placements = placed < 0 ? CandidateSet.EMPTY : CandidateSet.of(placed);
        CandidateSet eliminations = placed < 0 ? CandidateSet.of(Arrays.copyOf(struck, count)) : CandidateSet.EMPTY;
        return new Effects(placements, eliminations);
    }

    boolean isEmpty() {
        return placed < 0 && count == 0;
    }

    void applyTo(Position position) {
        for (int i = 0; i < count; i++) {
            position.remove(struck[i] / 9, struck[i] % 9);
        }
        if (placed >= 0) {
            position.place(placed / 9, placed % 9);
        }
    }
}
