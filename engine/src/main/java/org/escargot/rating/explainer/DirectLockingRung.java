package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.LockingSweep.shared;

/// Pointing (1.7) and claiming (1.9) that leave a digit one place in another house of the base's kind: the step
/// places that digit, and strikes nothing.
final class DirectLockingRung implements Rung {
    @Override
    public boolean find(Position position, Move move) {
        return LockingSweep.visit(position, (base, cover, digit) -> singleBeside(position, base, cover, digit, move));
    }

    private static boolean singleBeside(Position position, int base, int cover, int digit, Move move) {
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
                move.place(difficulty, Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(left)], digit);
                return true;
            }
        }
        return false;
    }
}
