package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// A house: each digit has a place in it, and one that has a single place stands there.
public final class HiddenSingles extends Propagator {
    public HiddenSingles(int[] cells) {
        super(cells);
    }

    @Override
    public boolean prune(Position position) {
        int[] open = position.open;
        int once = 0;
        int twice = 0;
        int fixed = 0;
        for (int cell : cells) {
            int mask = open[cell];
            twice |= once & mask;
            once |= mask;
            fixed |= (mask & mask - 1) == 0 ? mask : 0;
        }
        if (once != position.network.digits) {
            return false;
        }
        int single = once & ~twice & ~fixed;
        return single == 0 || place(position, single);
    }

    private boolean place(Position position, int single) {
        for (int cell : cells) {
            int own = position.open[cell] & single;
            if (own != 0 && ((own & own - 1) != 0 || !position.keep(cell, own))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Stage stage() {
        return Stage.HOUSES;
    }

    @Override
    public boolean isIdempotent() {
        return true;
    }
}
