package org.escargot.rating.explainer;

/// Hidden pairs (2.0) and triplets (2.5) that leave another digit one place in their house: the step places that
/// digit, and strikes nothing.
final class DirectHiddenSetRung implements Rung {
    private final int size;
    private final double difficulty;

    DirectHiddenSetRung(int size, double difficulty) {
        this.size = size;
        this.difficulty = difficulty;
    }

    @Override
    public boolean find(Position position, Move move) {
        return HiddenSets.visit(
                position, size, size + 1, (house, digits, places) -> single(position, house, digits, places, move));
    }

    private boolean single(Position position, int house, int digits, int places, Move move) {
        for (int digit = 0; digit < 9; digit++) {
            int all = position.places[house * 9 + digit];
            int left = all & ~places;
            if ((digits >>> digit & 1) == 0 && (all & all - 1) != 0 && Integer.bitCount(left) == 1) {
                move.place(difficulty, Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(left)], digit);
                return true;
            }
        }
        return false;
    }
}
