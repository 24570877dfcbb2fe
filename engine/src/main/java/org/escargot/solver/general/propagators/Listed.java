package org.escargot.solver.general.propagators;

import java.util.Arrays;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// Cells whose digits, read in order, are one of some rows: exact. For short lines, of which there are few rows, faster
/// by far than to follow a machine.
///
/// Kernel: the rows that are left are a set of bits, in memory that is kept from call to call.
public final class Listed extends Propagator {
    private final Rows rows;
    private final long[] all;
    private final long[] left;
    private final long[] some;

    /// @param cells no cell twice
    public Listed(int[] cells, Rows rows) {
        super(cells);
        this.rows = rows;
        all = rows.all();
        left = new long[all.length];
        some = new long[all.length];
    }

    @Override
    public boolean prune(Position position) {
        System.arraycopy(all, 0, left, 0, all.length);
        for (int at = 0; at < cells.length; at++) {
            int mask = position.open[cells[at]];
            if (mask != position.network.digits) {
                leave(at, mask);
            }
        }
        for (int at = 0; at < cells.length; at++) {
            if (!position.keep(cells[at], digits(at, position.open[cells[at]]))) {
                return false;
            }
        }
        return true;
    }

    /// Leaves the rows that have one of `digits` at place `at`.
    private void leave(int at, int digits) {
        Arrays.fill(some, 0);
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            long[] having = rows.having(at, Integer.numberOfTrailingZeros(rest));
            for (int word = 0; word < some.length; word++) {
                some[word] |= having[word];
            }
        }
        for (int word = 0; word < some.length; word++) {
            left[word] &= some[word];
        }
    }

    /// Those of `digits` that some row that is left has at place `at`.
    private int digits(int at, int digits) {
        int found = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            long[] having = rows.having(at, Integer.numberOfTrailingZeros(rest));
            for (int word = 0; word < left.length; word++) {
                if ((having[word] & left[word]) != 0) {
                    found |= rest & -rest;
                    break;
                }
            }
        }
        return found;
    }

    @Override
    public Stage stage() {
        return Stage.SETS;
    }

    @Override
    public boolean isIdempotent() {
        return true;
    }
}
