package org.escargot.solver.general.propagators;

import java.util.Arrays;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// A house in which each digit stands once: keeps exactly the digits of its fillings, and so knows naked and hidden
/// sets of any size (J.-C. Régin, A filtering algorithm for constraints of difference in CSPs, AAAI 1994).
///
/// A filling gives each digit a cell, its owner. Where a cell may take a digit of another cell, that cell needs another
/// digit in turn; the cell can have that digit if such a chain of needs comes back to it.
///
/// Kernel: works in memory that is kept from call to call; sets of cells are masks, bit `at` for `cells[at]`.
public final class Matching extends Propagator {
    private static final int NONE = -1;

    /// For each digit, from 0, the place of the cell that has it in a filling. That of the last call is mended.
    private final int[] owners;

    /// For each cell those that a chain of needs leads to.
    private final int[] reached;

    private int seen;

    /// @param house as many cells as there are digits, at most 32
    public Matching(int[] house) {
        super(house, 4);
        owners = new int[house.length];
        reached = new int[house.length];
        Arrays.fill(owners, NONE);
    }

    @Override
    public boolean prune(Position position) {
        if (!match(position.open)) {
            return false;
        }
        reach(position.open);
        for (int at = 0; at < cells.length; at++) {
            if (!position.keep(cells[at], possible(at, position.open[cells[at]]))) {
                return false;
            }
        }
        return true;
    }

    /// Finds a filling; false if there is none.
    private boolean match(int[] open) {
        int matched = 0;
        for (int digit = 0; digit < owners.length; digit++) {
            int owner = owners[digit];
            if (owner != NONE && (open[cells[owner]] >> digit & 1) != 0) {
                matched |= 1 << owner;
            } else {
                owners[digit] = NONE;
            }
        }
        for (int at = 0; at < cells.length; at++) {
            seen = 0;
            if ((matched >> at & 1) == 0 && !give(at, open)) {
                return false;
            }
        }
        return true;
    }

    /// Gives the cell at `at` a digit, if need be one whose owner takes another; false if that cannot be.
    private boolean give(int at, int[] open) {
        for (int left = open[cells[at]] & ~seen; left != 0; left &= left - 1 & ~seen) {
            int digit = Integer.numberOfTrailingZeros(left);
            seen |= 1 << digit;
            if (owners[digit] == NONE || give(owners[digit], open)) {
                owners[digit] = at;
                return true;
            }
        }
        return false;
    }

    private void reach(int[] open) {
        for (int at = 0; at < cells.length; at++) {
            int next = 0;
            for (int left = open[cells[at]]; left != 0; left &= left - 1) {
                next |= 1 << owners[Integer.numberOfTrailingZeros(left)];
            }
            reached[at] = next;
        }
        for (int over = 0; over < cells.length; over++) {
            for (int at = 0; at < cells.length; at++) {
                reached[at] |= (reached[at] >> over & 1) != 0 ? reached[over] : 0;
            }
        }
    }

    /// Those of `digits` that the cell at `at` has in some filling.
    private int possible(int at, int digits) {
        int possible = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            possible |= (reached[owners[digit]] >> at & 1) != 0 ? 1 << digit : 0;
        }
        return possible;
    }

    @Override
    public Stage stage() {
        return Stage.MATCHINGS;
    }

    @Override
    public boolean isIdempotent() {
        return true;
    }
}
