package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.LockingSweep.shared;

/// Pointing (2.6) and claiming (2.8) that strike something.
final class LockingRung implements Rung {
    @Override
    public boolean find(Position position, Move move) {
        return LockingSweep.visit(position, (base, cover, digit) -> strike(position, base, cover, digit, move));
    }

    private static boolean strike(Position position, int base, int cover, int digit, Move move) {
        int struck = position.places[cover * 9 + digit] & ~shared(cover, base);
        if (struck == 0) {
            return false;
        }
        move.clear(base >= Layout.BOX * 9 ? 2.6 : 2.8);
        for (int rest = struck; rest != 0; rest &= rest - 1) {
            move.strike(Layout.CELL[cover * 9 + Integer.numberOfTrailingZeros(rest)], digit);
        }
        return true;
    }
}
