package org.escargot.rating.explainer;

/// Hidden pairs (3.4), triplets (4.0) and quads (5.4).
final class HiddenSetRung implements Rung {
    private final int size;
    private final double difficulty;

    HiddenSetRung(int size, double difficulty) {
        this.size = size;
        this.difficulty = difficulty;
    }

    @Override
    public boolean find(Position position, Move move) {
        return HiddenSets.visit(
                position, size, 2 * size + 1, (house, digits, places) -> strike(position, house, digits, places, move));
    }

    private boolean strike(Position position, int house, int digits, int places, Move move) {
        move.clear(difficulty);
        for (int rest = places; rest != 0; rest &= rest - 1) {
            move.strike(position, Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], ~digits);
        }
        return !move.isEmpty();
    }
}
