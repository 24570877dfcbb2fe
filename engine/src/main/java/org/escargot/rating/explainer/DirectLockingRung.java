package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.LockingSweep.shared;

import org.escargot.logic.pattern.DirectSingle;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Technique;

/// Pointing (1.7) and claiming (1.9) that leave a digit one place in another house of the base's kind: the step
/// places that digit, and strikes nothing.
final class DirectLockingRung implements Rung {
    private int base;
    private int cover;
    private int digit;
    private int house;
    private int cell;

    @Override
    public boolean find(Position position, Move move) {
        return LockingSweep.visit(position, (base, cover, digit) -> singleBeside(position, base, cover, digit, move));
    }

    private boolean singleBeside(Position position, int base, int cover, int digit, Move move) {
        int first = base / 9 * 9;
        for (int house = first; house < first + 9; house++) {
            int places = position.places[house * 9 + digit];
            int shared = shared(house, cover);
            if (house == base || shared == 0 || (places & places - 1) == 0) {
                continue;
            }
            int left = places & ~shared;
            if (Integer.bitCount(left) == 1) {
                double difficulty = base >= Layout.BOX * 9 ? 1.7 : 1.9;
                this.base = base;
                this.cover = cover;
                this.digit = digit;
                this.house = house;
                cell = Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
                move.place(difficulty, cell, digit);
                return true;
            }
        }
        return false;
    }

    @Override
    public Evidence explain(Position position) {
        // Claiming never comes so far: of the three boxes of a chute, the one where two lines lack the digit points, or
        // is done with, and leaves the single in its own way first.
        return new Evidence(
                Technique.DIRECT_POINTING,
                new DirectSingle(new Locked(digit + 1, base, cover), new Single.Hidden(cell, digit + 1, house)));
    }
}
