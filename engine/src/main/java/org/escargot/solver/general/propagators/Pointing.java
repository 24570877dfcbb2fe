package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;
import org.escargot.solver.general.network.Sight;

/// A digit that must stand in one of some cells: whoever sees all its places there loses it.
public final class Pointing extends Propagator {
    private static final int MOST_PLACES = 5;

    /// Tells which digits must stand in the cells.
    @FunctionalInterface
    private interface Needed {
        /// The digits, with those that may stand there as [Chosen] packs them; 0 where there is no solution.
        long left(Position position);
    }

    private final Needed needed;

    private Pointing(int[] cells, Needed needed) {
        super(cells);
        this.needed = needed;
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
        for (int left = Chosen.must(found); left != 0; left &= left - 1) {
            int digit = left & -left;
            if (places(position.open, digit) <= MOST_PLACES && !point(position, digit)) {
                return false;
            }
        }
        return true;
    }

    private int places(int[] open, int digit) {
        int places = 0;
        for (int cell : cells) {
            places += (open[cell] & digit) != 0 ? 1 : 0;
        }
        return places;
    }

    private boolean point(Position position, int digit) {
        Sight sight = position.network.sight;
        for (int word = 0; word < sight.words(); word++) {
            long seen = -1;
            for (int cell : cells) {
                if ((position.open[cell] & digit) != 0) {
                    seen &= sight.word(cell, word);
                }
            }
            for (; seen != 0; seen &= seen - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(seen);
                if (cell < position.open.length && !position.keep(cell, ~digit)) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public Stage stage() {
        return Stage.MUST;
    }
}
