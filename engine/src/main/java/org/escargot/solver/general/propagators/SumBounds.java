package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.HouseIndex;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Sight;

/// What the terms of an equation can come to at least and at most. Cells with the same factor that all see each other
/// are one group: its digits differ, so it comes to more at least, and to less at most, than its cells would alone.
final class SumBounds {
    private final int[][] groups;
    private final int[] factors;

    private SumBounds(int[][] groups, int[] factors) {
        this.groups = groups;
        this.factors = factors;
    }

    static SumBounds of(int[] cells, int[] factors, Sight sight, HouseIndex houses) {
        SumGroups groups = SumGroups.of(cells, factors, sight, houses);
        return new SumBounds(groups.cells, groups.factors);
    }

    /// Narrows the cells to digits with which the equation can come to `total`; false if there is none.
    boolean prune(Position position, long total) {
        long least = 0;
        long most = 0;
        for (int group = 0; group < groups.length; group++) {
            int low = low(position.open, groups[group], -1);
            int high = high(position.open, groups[group], -1);
            if (low < 0 || high < 0) {
                return false;
            }
            long factor = factors[group];
            least += factor * (factor > 0 ? low : high);
            most += factor * (factor > 0 ? high : low);
        }
        return least <= total && most >= total && pruneGroups(position, total - least, most - total);
    }

    /// @param above how much more than the least the terms come to
    /// @param below how much less than the most
    private boolean pruneGroups(Position position, long above, long below) {
        for (int group = 0; group < groups.length; group++) {
            long factor = Math.abs(factors[group]);
            long up = (factors[group] > 0 ? above : below) / factor;
            long down = (factors[group] > 0 ? below : above) / factor;
            int size = position.network.size;
            if (up < size - 1 && !capAbove(position, groups[group], (int) up)
                    || down < size - 1 && !capBelow(position, groups[group], (int) down)) {
                return false;
            }
        }
        return true;
    }

    /// A group may come to `up` more than its least: removes digits that need more.
    private static boolean capAbove(Position position, int[] group, int up) {
        int low = group.length > 1 ? low(position.open, group, -1) : 0;
        for (int at = 0; at < group.length; at++) {
            int mask = position.open[group[at]];
            int most = Integer.numberOfTrailingZeros(mask) + up;
            if (most >= 31 || mask >>> most + 1 == 0) {
                continue;
            }
            if (group.length > 1) {
                most = low - low(position.open, group, at) - 1 + up;
            }
            if (most < 31 && !position.keep(group[at], (2 << most) - 1)) {
                return false;
            }
        }
        return true;
    }

    /// A group may come to `down` less than its most: removes digits that need more.
    private static boolean capBelow(Position position, int[] group, int down) {
        int high = group.length > 1 ? high(position.open, group, -1) : 0;
        for (int at = 0; at < group.length; at++) {
            int mask = position.open[group[at]];
            int least = 31 - Integer.numberOfLeadingZeros(mask) - down;
            if (least <= Integer.numberOfTrailingZeros(mask)) {
                continue;
            }
            if (group.length > 1) {
                least = high - high(position.open, group, at) - 1 - down;
            }
            if (least > 0 && !position.keep(group[at], -1 << least)) {
                return false;
            }
        }
        return true;
    }

    /// What different digits of the cells of `group`, but for that at `left`, come to at least: each takes its least
    /// digit, or the next open one that is free. Which cell takes which depends on the order, their sum does not.
    private static int low(int[] open, int[] group, int left) {
        int free = Groups.union(open, group);
        int sum = 0;
        for (int at = 0; at < group.length; at++) {
            if (at != left) {
                int mask = open[group[at]];
                int bit = Integer.lowestOneBit(free & -(mask & -mask));
                if (bit == 0) {
                    return -1;
                }
                free ^= bit;
                sum += Integer.numberOfTrailingZeros(bit) + 1;
            }
        }
        return sum;
    }

    private static int high(int[] open, int[] group, int left) {
        int free = Groups.union(open, group);
        int sum = 0;
        for (int at = 0; at < group.length; at++) {
            if (at != left) {
                int top = Integer.highestOneBit(open[group[at]]);
                int bit = Integer.highestOneBit(free & (top | top - 1));
                if (bit == 0) {
                    return -1;
                }
                free ^= bit;
                sum += Integer.numberOfTrailingZeros(bit) + 1;
            }
        }
        return sum;
    }
}
