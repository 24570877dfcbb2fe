package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// Two groups of cells that hold every digit equally often.
public final class SameOften extends Propagator {
    private final int[] one;
    private final int[] other;

    public SameOften(int[] one, int[] other) {
        super(Groups.joined(one, other));
        this.one = one;
        this.other = other;
    }

    @Override
    public boolean prune(Position position) {
        for (int digit = 1; digit <= position.network.digits; digit <<= 1) {
            int sure = Math.max(sure(position.open, one, digit), sure(position.open, other, digit));
            int possible = Math.min(possible(position.open, one, digit), possible(position.open, other, digit));
            if (sure > possible
                    || !narrow(position, one, digit, sure, possible)
                    || !narrow(position, other, digit, sure, possible)) {
                return false;
            }
        }
        return true;
    }

    private static boolean narrow(Position position, int[] cells, int digit, int least, int most) {
        int sure = sure(position.open, cells, digit);
        if (sure == most) {
            return keepUndecided(position, cells, digit, ~digit);
        }
        return possible(position.open, cells, digit) > least || keepUndecided(position, cells, digit, digit);
    }

    private static boolean keepUndecided(Position position, int[] cells, int digit, int kept) {
        for (int cell : cells) {
            int mask = position.open[cell];
            if (mask != digit && (mask & digit) != 0 && !position.keep(cell, kept)) {
                return false;
            }
        }
        return true;
    }

    private static int sure(int[] open, int[] cells, int digit) {
        int sure = 0;
        for (int cell : cells) {
            sure += open[cell] == digit ? 1 : 0;
        }
        return sure;
    }

    private static int possible(int[] open, int[] cells, int digit) {
        int possible = 0;
        for (int cell : cells) {
            possible += (open[cell] & digit) != 0 ? 1 : 0;
        }
        return possible;
    }

    @Override
    public Stage stage() {
        return Stage.SUMS;
    }
}
