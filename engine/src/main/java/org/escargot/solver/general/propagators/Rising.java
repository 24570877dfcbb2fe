package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// Cells each of which is at least `step` more than the one before.
public final class Rising extends Propagator {
    private final int step;

    public Rising(int[] cells, int step) {
        super(cells);
        this.step = step;
    }

    @Override
    public boolean prune(Position position) {
        int[] open = position.open;
        for (int at = 1; at < cells.length; at++) {
            int least = Integer.numberOfTrailingZeros(open[cells[at - 1]]) + step;
            if (least >= Integer.SIZE || !position.keep(cells[at], -1 << least)) {
                return false;
            }
        }
        for (int at = cells.length - 2; at >= 0; at--) {
            int most = 31 - Integer.numberOfLeadingZeros(open[cells[at + 1]]) - step;
            if (most < 0 || !position.keep(cells[at], (2 << most) - 1)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Stage stage() {
        return Stage.ORDERS;
    }

    @Override
    public boolean isIdempotent() {
        return true;
    }
}
