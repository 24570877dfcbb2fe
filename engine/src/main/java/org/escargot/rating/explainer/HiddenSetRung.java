package org.escargot.rating.explainer;

import org.escargot.logic.step.Technique;

/// Hidden pairs (3.4), triplets (4.0) and quads (5.4).
final class HiddenSetRung implements Rung {
    private final int size;
    private final double difficulty;
    private int house;
    private int digits;
    private int places;

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
        this.house = house;
        this.digits = digits;
        this.places = places;
        move.clear(difficulty);
        for (int rest = places; rest != 0; rest &= rest - 1) {
            move.strike(position, Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], ~digits);
        }
        return !move.isEmpty();
    }

    @Override
    public Evidence explain(Position position) {
        Technique technique = switch (size) {
            case 2 -> Technique.HIDDEN_PAIR;
            case 3 -> Technique.HIDDEN_TRIPLE;
            default -> Technique.HIDDEN_QUADRUPLE;
        };
        return new Evidence(technique, HiddenSets.pattern(house, digits, places));
    }
}
