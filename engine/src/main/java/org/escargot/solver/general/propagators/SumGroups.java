package org.escargot.solver.general.propagators;

import java.util.Arrays;
import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.HouseIndex;
import org.escargot.solver.general.network.Sight;

/// The terms of an equation in groups: cells of a group have the same factor and all see each other, so that their
/// digits differ. Few large groups bound a sum better than many small ones.
///
/// Kernel: a search that makes derived sums makes hundreds of these, so its loops run over raw arrays.
public final class SumGroups {
    private static final int WORTH_SORTING = 6;
    private static final int MOST_SORTED = 100;

    /// The cells of each group, and the factor that they have.
    final int[][] cells;

    final int[] factors;

    private SumGroups(int[][] cells, int[] factors) {
        this.cells = cells;
        this.factors = factors;
    }

    /// The groups of `cells`, which have these `factors`, of all that were tried those with the least freedom.
    public static SumGroups of(int[] cells, int[] factors, Sight sight, HouseIndex houses) {
        SumGroups inOrder = grown(cells, factors, sight);
        if (inOrder.cells.length == 1 || cells.length < WORTH_SORTING || cells.length > MOST_SORTED) {
            return inOrder;
        }
        int[] order = byHouses(cells, factors, houses);
        SumGroups byHouses = grown(inOrder(cells, order), inOrder(factors, order), sight);
        return byHouses.freedom() < inOrder.freedom() ? byHouses : inOrder;
    }

    private static int[] inOrder(int[] values, int[] order) {
        int[] sorted = new int[order.length];
        for (int at = 0; at < order.length; at++) {
            sorted[at] = values[order[at]];
        }
        return sorted;
    }

    /// What the terms come to at least with digits up to `size`, if the digits of each group differ.
    public long least(int size) {
        long least = 0;
        for (int group = 0; group < cells.length; group++) {
            least += factors[group] * (factors[group] > 0 ? low(group) : high(group, size));
        }
        return least;
    }

    /// What the terms come to at most with digits up to `size`, if the digits of each group differ.
    public long most(int size) {
        long most = 0;
        for (int group = 0; group < cells.length; group++) {
            most += factors[group] * (factors[group] > 0 ? high(group, size) : low(group));
        }
        return most;
    }

    private long low(int group) {
        long count = cells[group].length;
        return count * (count + 1) / 2;
    }

    private long high(int group, int size) {
        return cells[group].length * (size + 1L) - low(group);
    }

    /// Each cell, in order, joins the first group whose cells it all sees.
    private static SumGroups grown(int[] cells, int[] factors, Sight sight) {
        int[][] groups = new int[cells.length][];
        int[] ofGroups = new int[cells.length];
        int count = 0;
        for (int at = 0; at < cells.length; at++) {
            int group = 0;
            while (group < count && (ofGroups[group] != factors[at] || !sight.seesAll(cells[at], groups[group]))) {
                group++;
            }
            int[] own = {cells[at]};
            if (group == count) {
                groups[count] = own;
                ofGroups[count++] = factors[at];
            } else {
                groups[group] = Groups.joined(groups[group], own);
            }
        }
        return new SumGroups(Arrays.copyOf(groups, count), Arrays.copyOf(ofGroups, count));
    }

    /// The places of `cells`, first those with one factor in the house that has most of them, then those in the house
    /// that has most of what is left.
    private static int[] byHouses(int[] cells, int[] factors, HouseIndex houses) {
        int[] kinds = kinds(factors);
        int[] order = new int[cells.length];
        boolean[] taken = new boolean[cells.length];
        int count = 0;
        while (count < order.length) {
            int fullest = fullest(cells, kinds, taken, houses);
            for (int at = 0; at < cells.length; at++) {
                if (!taken[at] && (fullest < 0 || isIn(fullest, cells[at], kinds[at], cells.length, houses))) {
                    taken[at] = true;
                    order[count++] = at;
                }
            }
        }
        return order;
    }

    /// For each place where its factor stands first.
    private static int[] kinds(int[] factors) {
        int[] kinds = new int[factors.length];
        for (int at = 0; at < factors.length; at++) {
            while (factors[kinds[at]] != factors[at]) {
                kinds[at]++;
            }
        }
        return kinds;
    }

    /// The house, times the number of cells, plus the kind, that have most of the cells that are not taken; -1 if none
    /// of these lies in a house.
    private static int fullest(int[] cells, int[] kinds, boolean[] taken, HouseIndex houses) {
        int[] counts = new int[houses.houses() * cells.length];
        for (int at = 0; at < cells.length; at++) {
            if (!taken[at]) {
                for (int house : houses.of(cells[at])) {
                    counts[house * cells.length + kinds[at]]++;
                }
            }
        }
        int most = 0;
        int fullest = -1;
        for (int at = 0; at < counts.length; at++) {
            if (counts[at] > most) {
                most = counts[at];
                fullest = at;
            }
        }
        return fullest;
    }

    private static boolean isIn(int place, int cell, int kind, int cells, HouseIndex houses) {
        return place % cells == kind && Groups.contains(houses.of(cell), place / cells);
    }

    /// How far apart the least and the most are that the groups can come to: large groups are bound by each other.
    private long freedom() {
        long squares = 0;
        for (int group = 0; group < cells.length; group++) {
            squares += (long) Math.abs(factors[group]) * cells[group].length * (25 - cells[group].length);
        }
        return squares;
    }
}
