package org.escargot.solver.general.propagators;

import java.util.Arrays;
import org.escargot.rules.Block;
import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// How often each digit stands in some cells, where a [Block.Count] says for each digit how often it may: these numbers
/// come to the number of cells together. Houses that share no cell and have all the cells tell more: as many hold a
/// digit there as have no place for it elsewhere, at least, and as have a place for it there, at most.
///
/// Kernel: a set of numbers is a `long`, bit `k` for the number `k`.
public final class Portions extends Propagator {
    /// The most cells: numbers up to it must be in a set.
    public static final int MOST_CELLS = 62;

    private final int[] own;
    private final long[] allowed;
    private final int[][][] inside;
    private final int[][][] outside;
    private final long[] before;
    private final long[] counts;

    /// @param blocks for each digit, in ascending order, how often it may stand in `cells`
    /// @param families for each family the cells of each of its houses
    public Portions(int[] cells, Block.Count[] blocks, int[][][] families) {
        super(withHouses(cells, families));
        own = cells;
        inside = new int[families.length][][];
        outside = new int[families.length][][];
        for (int family = 0; family < families.length; family++) {
            outside[family] = Arrays.stream(families[family])
                    .map(house -> Groups.without(house, cells))
                    .toArray(int[][]::new);
            inside[family] = Arrays.stream(families[family])
                    .map(house -> Groups.without(house, Groups.without(house, cells)))
                    .toArray(int[][]::new);
        }
        allowed = Arrays.stream(blocks)
                .mapToLong(block -> allowed(block, cells.length))
                .toArray();
        before = new long[blocks.length + 1];
        counts = new long[blocks.length];
    }

    private static int[] withHouses(int[] cells, int[][][] families) {
        int[] all = cells;
        for (int[][] family : families) {
            for (int[] house : family) {
                all = Groups.joined(all, Groups.without(house, all));
            }
        }
        return all;
    }

    private static long allowed(Block.Count block, int cells) {
        int least = Math.max(block.least(), 0);
        int most = Math.min(block.most(), cells);
        return (least <= most ? (2L << most) - (1L << least) : 0) | (block.orNone() ? 1 : 0);
    }

    @Override
    public boolean prune(Position position) {
        findCounts(position.open);
        before[0] = 1;
        for (int digit = 0; digit < counts.length; digit++) {
            before[digit + 1] = sums(before[digit], counts[digit]);
        }
        long after = 1L << own.length;
        for (int digit = counts.length - 1; digit >= 0; digit--) {
            long left = differences(after, before[digit], counts[digit]);
            after = lowered(after, left);
            if (left == 0 || !narrow(position, digit, left)) {
                return false;
            }
        }
        return true;
    }

    /// Finds how often each digit may stand in the cells by what is open.
    private void findCounts(int[] open) {
        for (int digit = 0; digit < counts.length; digit++) {
            int bit = 1 << digit;
            int sure = 0;
            int possible = 0;
            for (int cell : own) {
                sure += open[cell] == bit ? 1 : 0;
                possible += (open[cell] & bit) != 0 ? 1 : 0;
            }
            counts[digit] = allowed[digit] & between(sure, possible);
        }
        for (int family = 0; family < inside.length; family++) {
            findCounts(open, inside[family], outside[family]);
        }
    }

    private void findCounts(int[] open, int[][] in, int[][] out) {
        for (int digit = 0; digit < counts.length; digit++) {
            int sure = 0;
            int possible = 0;
            for (int house = 0; house < in.length; house++) {
                boolean mayBeIn = has(open, in[house], 1 << digit);
                possible += mayBeIn ? 1 : 0;
                sure += mayBeIn && !has(open, out[house], 1 << digit) ? 1 : 0;
            }
            counts[digit] &= between(sure, possible);
        }
    }

    private static boolean has(int[] open, int[] cells, int bit) {
        for (int cell : cells) {
            if ((open[cell] & bit) != 0) {
                return true;
            }
        }
        return false;
    }

    private static long between(int least, int most) {
        return (2L << most) - 1 & -1L << least;
    }

    /// The sums of a number of `some` and one of `others`; too large ones fall out.
    private static long sums(long some, long others) {
        long sums = 0;
        for (long left = others; left != 0; left &= left - 1) {
            sums |= some << Long.numberOfTrailingZeros(left);
        }
        return sums;
    }

    /// The numbers of `counts` that lead from one of `before` to one of `after`.
    private static long differences(long after, long before, long counts) {
        long found = 0;
        for (long left = counts; left != 0; left &= left - 1) {
            int count = Long.numberOfTrailingZeros(left);
            found |= (before << count & after) != 0 ? 1L << count : 0;
        }
        return found;
    }

    private static long lowered(long after, long counts) {
        long lowered = 0;
        for (long left = counts; left != 0; left &= left - 1) {
            lowered |= after >>> Long.numberOfTrailingZeros(left);
        }
        return lowered;
    }

    /// Lets `digit` stand in the cells as often as `left` says.
    private boolean narrow(Position position, int digit, long left) {
        int bit = 1 << digit;
        int least = Long.numberOfTrailingZeros(left);
        int most = 63 - Long.numberOfLeadingZeros(left);
        int[] open = position.open;
        int sure = 0;
        int possible = 0;
        for (int cell : own) {
            sure += open[cell] == bit ? 1 : 0;
            possible += (open[cell] & bit) != 0 ? 1 : 0;
        }
        if (sure > most || possible < least) {
            return false;
        }
        if (sure == most && !keepUndecided(position, own, bit, ~bit)
                || possible == least && !keepUndecided(position, own, bit, bit)) {
            return false;
        }
        for (int family = 0; family < inside.length; family++) {
            if (!narrow(position, bit, least, most, inside[family], outside[family])) {
                return false;
            }
        }
        return true;
    }

    private static boolean narrow(Position position, int bit, int least, int most, int[][] in, int[][] out) {
        int[] open = position.open;
        int sure = 0;
        int possible = 0;
        for (int house = 0; house < in.length; house++) {
            boolean mayBeIn = has(open, in[house], bit);
            possible += mayBeIn ? 1 : 0;
            sure += mayBeIn && !has(open, out[house], bit) ? 1 : 0;
        }
        if (sure != most && possible != least) {
            return true;
        }
        for (int house = 0; house < in.length; house++) {
            boolean isIn = has(open, in[house], bit);
            boolean isOut = has(open, out[house], bit);
            if (isIn
                    && isOut
                    && (sure == most && !Groups.keep(position, in[house], ~bit)
                            || sure != most && !Groups.keep(position, out[house], ~bit))) {
                return false;
            }
        }
        return true;
    }

    private static boolean keepUndecided(Position position, int[] cells, int bit, int kept) {
        for (int cell : cells) {
            int mask = position.open[cell];
            if (mask != bit && (mask & bit) != 0 && !position.keep(cell, kept)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Stage stage() {
        return Stage.AUTOMATA;
    }
}
