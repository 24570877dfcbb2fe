package org.escargot.solver.general;

/// Cells each of which is at least `step` more than the one before.
final class Rising extends Propagator {
    private final int step;

    Rising(int[] cells, int step) {
        super(cells);
        this.step = step;
    }

    @Override
    boolean prune(Position position) {
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
    Stage stage() {
        return Stage.ORDERS;
    }

    @Override
    boolean isIdempotent() {
        return true;
    }
}
