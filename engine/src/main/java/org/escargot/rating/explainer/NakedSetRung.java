package org.escargot.rating.explainer;

import org.escargot.logic.step.Technique;

/// Naked pairs (3.0), triplets (3.6) and quads (5.0). A set strikes only in the house where it is found.
final class NakedSetRung implements Rung {
    private final int size;
    private final double difficulty;
    private int house;
    private int digits;
    private int places;

    NakedSetRung(int size, double difficulty) {
        this.size = size;
        this.difficulty = difficulty;
    }

    @Override
    public boolean find(Position position, Move move) {
        return NakedSets.visit(
                position, size, (house, places, digits) -> strike(position, house, places, digits, move));
    }

    private boolean strike(Position position, int house, int places, int digits, Move move) {
        this.house = house;
        this.digits = digits;
        this.places = places;
        move.clear(difficulty);
        for (int rest = ~places & 0x1FF; rest != 0; rest &= rest - 1) {
            move.strike(position, Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], digits);
        }
        return !move.isEmpty();
    }

    @Override
    public Evidence explain(Position position) {
        Technique technique = switch (size) {
            case 2 -> Technique.NAKED_PAIR;
            case 3 -> Technique.NAKED_TRIPLE;
            default -> Technique.NAKED_QUADRUPLE;
        };
        return new Evidence(technique, NakedSets.pattern(house, places, digits));
    }
}
