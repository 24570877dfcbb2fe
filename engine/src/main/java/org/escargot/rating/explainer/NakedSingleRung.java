package org.escargot.rating.explainer;

import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Technique;

/// Naked singles, 2.3.
final class NakedSingleRung implements Rung {
    private int found;

    @Override
    public boolean find(Position position, Move move) {
        for (int cell = 0; cell < 81; cell++) {
            int marks = position.marks[cell];
            if (marks != 0 && (marks & marks - 1) == 0) {
                found = cell;
                move.place(2.3, cell, Integer.numberOfTrailingZeros(marks));
                return true;
            }
        }
        return false;
    }

    @Override
    public Evidence explain(Position position) {
        int digit = Integer.numberOfTrailingZeros(position.marks[found]) + 1;
        return new Evidence(Technique.NAKED_SINGLE, new Single.Naked(found, digit));
    }
}
