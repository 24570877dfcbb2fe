package org.escargot.rating.explainer;

/// Naked singles, 2.3.
final class NakedSingleRung implements Rung {
    @Override
    public boolean find(Position position, Move move) {
        for (int cell = 0; cell < 81; cell++) {
            int marks = position.marks[cell];
            if (marks != 0 && (marks & marks - 1) == 0) {
                move.place(2.3, cell, Integer.numberOfTrailingZeros(marks));
                return true;
            }
        }
        return false;
    }
}
