package org.escargot.rating.explainer;

import org.escargot.logic.step.Technique;

/// X-wing (3.2), swordfish (3.8) and jellyfish (5.2), without fins.
final class FishRung implements Rung {
    private final int size;
    private final double difficulty;
    private int firstBase;
    private int bases;
    private int covers;
    private int digit;

    FishRung(int size, double difficulty) {
        this.size = size;
        this.difficulty = difficulty;
    }

    @Override
    public boolean find(Position position, Move move) {
        return FishSweep.visit(
                position,
                size,
                (firstBase, bases, covers, digit) -> strike(position, firstBase, bases, covers, digit, move));
    }

    private boolean strike(Position position, int firstBase, int bases, int covers, int digit, Move move) {
        this.firstBase = firstBase;
        this.bases = bases;
        this.covers = covers;
        this.digit = digit;
        move.clear(difficulty);
        int firstCover = 9 - firstBase;
        for (int cover = covers; cover != 0; cover &= cover - 1) {
            int house = firstCover + Integer.numberOfTrailingZeros(cover);
            for (int rest = position.places[house * 9 + digit] & ~bases; rest != 0; rest &= rest - 1) {
                move.strike(Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], digit);
            }
        }
        return !move.isEmpty();
    }

    @Override
    public Evidence explain(Position position) {
        Technique technique = switch (size) {
            case 2 -> Technique.X_WING;
            case 3 -> Technique.SWORDFISH;
            default -> Technique.JELLYFISH;
        };
        return new Evidence(technique, FishSweep.pattern(firstBase, bases, covers, digit));
    }
}
