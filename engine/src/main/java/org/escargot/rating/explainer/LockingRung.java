package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.LockingSweep.shared;

import org.escargot.logic.pattern.Locked;
import org.escargot.logic.step.Technique;

/// Pointing (2.6) and claiming (2.8) that strike something.
final class LockingRung implements Rung {
    private int base;
    private int cover;
    private int digit;

    @Override
    public boolean find(Position position, Move move) {
        return LockingSweep.visit(position, (base, cover, digit) -> strike(position, base, cover, digit, move));
    }

    private boolean strike(Position position, int base, int cover, int digit, Move move) {
        int struck = position.places[cover * 9 + digit] & ~shared(cover, base);
        if (struck == 0) {
            return false;
        }
        this.base = base;
        this.cover = cover;
        this.digit = digit;
        move.clear(base >= Layout.BOX * 9 ? 2.6 : 2.8);
        for (int rest = struck; rest != 0; rest &= rest - 1) {
            move.strike(Layout.CELL[cover * 9 + Integer.numberOfTrailingZeros(rest)], digit);
        }
        return true;
    }

    @Override
    public Evidence explain(Position position) {
        Locked locked = new Locked(digit + 1, base, cover);
        return new Evidence(locked.points() ? Technique.POINTING : Technique.CLAIMING, locked);
    }
}
