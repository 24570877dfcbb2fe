package org.escargot.solver.general.propagators;

import java.util.Arrays;
import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;
import org.jspecify.annotations.Nullable;

/// A digit that must stand in one of some cells: a cell that sees all its places there loses it.
///
/// Kernel: who sees all of some of the cells is worked out once and kept, so that most calls end at a look into a
/// table.
public final class Pointing extends Propagator {
    private static final int MOST_KEPT = 9;
    private static final int MOST_PLACES = 5;
    private static final int[] NO_CELLS = {};

    /// Tells which digits must stand in the cells.
    @FunctionalInterface
    private interface Needed {
        /// The digits, with those that may stand there as [Chosen] packs them; 0 where there is no solution.
        long left(Position position);
    }

    private final Needed needed;
    private final int[] @Nullable [] kept;
    private final int[] places = new int[Integer.SIZE];

    private Pointing(int[] cells, Needed needed) {
        super(cells);
        this.needed = needed;
        kept = new int[cells.length <= MOST_KEPT ? 1 << cells.length : 0][];
    }

    /// What every set that `chosen` has left holds must stand in one of its cells.
    public static Pointing of(Chosen chosen) {
        return new Pointing(chosen.own(), chosen::left);
    }

    /// Each digit must stand in one of the cells of `house`.
    public static Pointing ofHouse(int[] house) {
        return new Pointing(house, position -> (long) position.network.digits << Integer.SIZE | 1);
    }

    @Override
    public boolean prune(Position position) {
        long found = needed.left(position);
        if (found == 0) {
            return false;
        }
        int must = Chosen.must(found);
        findPlaces(position.open, must);
        for (int left = must; left != 0; left &= left - 1) {
            int digit = left & -left;
            for (int cell : outside(places[Integer.numberOfTrailingZeros(left)], position)) {
                if ((position.open[cell] & digit) != 0 && !position.keep(cell, ~digit)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Finds for each digit of `must` in which of the cells it is open, bit `at` for `cells[at]`; what stands alone in
    /// a cell is left out, for who sees that cell knows.
    private void findPlaces(int[] open, int must) {
        Arrays.fill(places, 0);
        for (int at = 0; at < cells.length; at++) {
            int mask = open[cells[at]];
            if ((mask & mask - 1) != 0) {
                for (int left = mask & must; left != 0; left &= left - 1) {
                    places[Integer.numberOfTrailingZeros(left)] |= 1 << at;
                }
            }
        }
    }

    /// The cells that see all those of `some`, bit `at` for `cells[at]`.
    private int[] outside(int some, Position position) {
        if (kept.length == 0) {
            return Integer.bitCount(some) > MOST_PLACES ? NO_CELLS : seeing(some, position);
        }
        int[] outside = kept[some];
        if (outside == null) {
            outside = seeing(some, position);
            kept[some] = outside;
        }
        return outside;
    }

    private int[] seeing(int some, Position position) {
        if (some == 0) {
            return NO_CELLS;
        }
        int[] own = new int[Integer.bitCount(some)];
        int count = 0;
        for (int left = some; left != 0; left &= left - 1) {
            own[count++] = cells[Integer.numberOfTrailingZeros(left)];
        }
        return Groups.without(position.network.sight.seeingAll(own), cells);
    }

    @Override
    public Stage stage() {
        return Stage.MUST;
    }
}
