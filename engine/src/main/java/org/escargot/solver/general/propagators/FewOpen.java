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
        int left = set & ~fixed;
        return switch (count) {
            case 0 -> true;
            case 1 -> addOne(left);
            case 2 -> addTwo(0, 1, left);
            default -> addThree(left);
        };
    }

    private boolean addOne(int digit) {
        kept[0] |= masks[0] & digit;
        return (masks[0] & digit) != 0;
    }

    /// Keeps both ways to fill the cells `one` and `other` with two digits.
    private boolean addTwo(int one, int other, int digits) {
        int low = digits & -digits;
        int high = digits ^ low;
        boolean found = false;
        if ((masks[one] & low) != 0 && (masks[other] & high) != 0) {
            kept[one] |= low;
            kept[other] |= high;
            found = true;
        }
        if ((masks[one] & high) != 0 && (masks[other] & low) != 0) {
            kept[one] |= high;
            kept[other] |= low;
            found = true;
        }
        return found;
    }

    private boolean addThree(int digits) {
        boolean found = false;
        for (int rest = digits & masks[0]; rest != 0; rest &= rest - 1) {
            int digit = rest & -rest;
            if (addTwo(1, 2, digits ^ digit)) {
                kept[0] |= digit;
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
