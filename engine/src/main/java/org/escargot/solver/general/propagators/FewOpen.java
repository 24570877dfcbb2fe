package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Position;

/// Cells that differ and of which at most three are open: exactly those digits are kept that stand in some filling by
/// one of the sets that are offered.
///
/// Kernel: works in memory that is kept from call to call.
final class FewOpen {
    private static final int MOST = 3;

    private final int[] own;
    private final int[] cells = new int[MOST];
    private final int[] masks = new int[MOST];
    private final int[] kept = new int[MOST];
    private int fixed;
    private int count;

    FewOpen(int[] own) {
        this.own = own;
    }

    /// Begins with the digits `open`; false, and then of no use, where more cells are open.
    boolean begin(int[] open) {
        fixed = 0;
        count = 0;
        for (int cell : own) {
            int mask = open[cell];
            if ((mask & mask - 1) == 0) {
                fixed |= mask;
            } else if (count == MOST) {
                count = MOST + 1;
                return false;
            } else {
                cells[count] = cell;
                masks[count] = mask;
                kept[count] = 0;
                count++;
            }
        }
        return true;
    }

    /// Whether the last beginning found few open cells.
    boolean isOfUse() {
        return count <= MOST;
    }

    /// Keeps all fillings by `set`, which has the digits that are fixed; false if there is none.
    boolean add(int set) {
        return add(0, set & ~fixed);
    }

    private boolean add(int at, int left) {
        if (at == count) {
            return true;
        }
        boolean found = false;
        for (int rest = left & masks[at]; rest != 0; rest &= rest - 1) {
            int digit = rest & -rest;
            if (add(at + 1, left & ~digit)) {
                kept[at] |= digit;
                found = true;
            }
        }
        return found;
    }

    /// Leaves the open cells what was kept.
    boolean keep(Position position) {
        for (int at = 0; at < count; at++) {
            if (!position.keep(cells[at], kept[at])) {
                return false;
            }
        }
        return true;
    }
}
