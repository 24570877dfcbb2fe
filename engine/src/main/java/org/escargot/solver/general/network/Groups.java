package org.escargot.solver.general.network;

import java.util.Arrays;

/// What propagators ask of a group of cells.
public final class Groups {
    private Groups() {}

    /// The digits that are open in some of `cells`.
    public static int union(int[] open, int[] cells) {
        int union = 0;
        for (int cell : cells) {
            union |= open[cell];
        }
        return union;
    }

    /// Leaves only `digits` open in each of `cells`; false if nothing is left in one.
    public static boolean keep(Position position, int[] cells, int digits) {
        for (int cell : cells) {
            if (!position.keep(cell, digits)) {
                return false;
            }
        }
        return true;
    }

    /// The cells of `one`, then those of `other`.
    public static int[] joined(int[] one, int[] other) {
        int[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    /// The cells of `cells` that are not in `others`.
    public static int[] without(int[] cells, int[] others) {
        int[] left = new int[cells.length];
        int count = 0;
        for (int cell : cells) {
            if (!contains(others, cell)) {
                left[count++] = cell;
            }
        }
        return Arrays.copyOf(left, count);
    }

    /// Whether `cell` is one of `cells`.
    public static boolean contains(int[] cells, int cell) {
        for (int own : cells) {
            if (own == cell) {
                return true;
            }
        }
        return false;
    }
}
