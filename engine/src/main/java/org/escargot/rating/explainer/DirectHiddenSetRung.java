package org.escargot.rating.explainer;

import org.escargot.logic.pattern.DirectSingle;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Technique;

/// Hidden pairs (2.0) and triplets (2.5) that leave another digit one place in their house: the step places that
/// digit, and strikes nothing.
final class DirectHiddenSetRung implements Rung {
    private final int size;
    private final double difficulty;
    private int house;
    private int digits;
    private int places;
    private int digit;
    private int cell;

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
                this.house = house;
                this.digits = digits;
                this.places = places;
                this.digit = digit;
                cell = Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
                move.place(difficulty, cell, digit);
                return true;
            }
        }
        return false;
    }

    @Override
    public Evidence explain(Position position) {
        return new Evidence(
                size == 2 ? Technique.DIRECT_HIDDEN_PAIR : Technique.DIRECT_HIDDEN_TRIPLE,
                new DirectSingle(HiddenSets.pattern(house, digits, places), new Single.Hidden(cell, digit + 1, house)));
    }
}
