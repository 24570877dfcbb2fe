package org.escargot.grid;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A set of cells. Iterate in reading order:
/// `for (int cell = set.first(); cell >= 0; cell = set.next(cell))`.
///
/// The bottom band has a word of its own, so that no band is split between two.
///
/// @param upper a bit for each cell of the top and the middle band, 0..53
/// @param lower a bit for each cell of the bottom band, 54..80
public record CellSet(long upper, long lower) {
    /// The first cell of the bottom band, where the second word begins.
    public static final int SPLIT = 54;
    private static final long UPPER = (1L << SPLIT) - 1;
    private static final long LOWER = (1L << 27) - 1;

    /// No cell.
    public static final CellSet EMPTY = new CellSet(0, 0);

    /// All 81 cells.
    public static final CellSet ALL = new CellSet(UPPER, LOWER);

    public CellSet {
        if ((upper & ~UPPER) != 0 || (lower & ~LOWER) != 0) {
            throw new IllegalArgumentException("A cell set has no bits beyond cell 80.");
        }
    }

    /// The set of these `cells`, each 0..80.
    public static CellSet of(int... cells) {
        CellSet set = EMPTY;
        for (int cell : cells) {
            set = set.with(Cell.check(cell));
        }
        return set;
    }

    /// Whether `cell` is in the set.
    public boolean contains(int cell) {
        return cell < SPLIT ? (upper >>> cell & 1) != 0 : (lower >>> (cell - SPLIT) & 1) != 0;
    }

    /// Whether every cell of `other` is in this set.
    public boolean containsAll(CellSet other) {
        return (other.upper & ~upper | other.lower & ~lower) == 0;
    }

    /// Whether the two sets share a cell.
    public boolean intersects(CellSet other) {
        return (upper & other.upper | lower & other.lower) != 0;
    }

    /// Whether there is no cell in the set.
    public boolean isEmpty() {
        return (upper | lower) == 0;
    }

    /// How many cells there are, 0..81.
    public int size() {
        return Long.bitCount(upper) + Long.bitCount(lower);
    }

    /// The cells whose number in `numbers` has a bit of `mask`. In words, for every rating begins with nine of these.
    static CellSet having(short[] numbers, int mask) {
        long upper = 0;
        long lower = 0;
        for (int cell = 0; cell < SPLIT; cell++) {
            upper |= (numbers[cell] & mask) != 0 ? 1L << cell : 0;
        }
        for (int cell = SPLIT; cell < numbers.length; cell++) {
            lower |= (numbers[cell] & mask) != 0 ? 1L << cell - SPLIT : 0;
        }
        return new CellSet(upper, lower);
    }

    /// The cells without a digit in `digits`.
    static CellSet empty(byte[] digits) {
        long upper = 0;
        long lower = 0;
        for (int cell = 0; cell < SPLIT; cell++) {
            upper |= digits[cell] == Digit.NONE ? 1L << cell : 0;
        }
        for (int cell = SPLIT; cell < digits.length; cell++) {
            lower |= digits[cell] == Digit.NONE ? 1L << cell - SPLIT : 0;
        }
        return new CellSet(upper, lower);
    }

    /// This set and `cell`.
    public CellSet with(int cell) {
        return cell < SPLIT ? new CellSet(upper | 1L << cell, lower) : new CellSet(upper, lower | 1L << (cell - SPLIT));
    }

    /// This set but `cell`.
    public CellSet without(int cell) {
        return cell < SPLIT
                ? new CellSet(upper & ~(1L << cell), lower)
                : new CellSet(upper, lower & ~(1L << (cell - SPLIT)));
    }

    /// The cells in either set.
    public CellSet or(CellSet other) {
        return new CellSet(upper | other.upper, lower | other.lower);
    }

    /// The cells in both sets.
    public CellSet and(CellSet other) {
        return new CellSet(upper & other.upper, lower & other.lower);
    }

    /// The cells of this set that are not in `other`.
    public CellSet minus(CellSet other) {
        return new CellSet(upper & ~other.upper, lower & ~other.lower);
    }

    /// The first cell in reading order, or -1.
    public int first() {
        if (upper != 0) {
            return LowestBit.of(upper);
        }
        return lower != 0 ? SPLIT + LowestBit.of(lower) : -1;
    }

    /// The first cell after `cell` in reading order, or -1.
    public int next(int cell) {
        int from = cell + 1;
        if (from < SPLIT) {
            long rest = upper >>> from;
            if (rest != 0) {
                return from + LowestBit.of(rest);
            }
            from = SPLIT;
        }
        long rest = lower >>> (from - SPLIT);
        return rest != 0 ? from + LowestBit.of(rest) : -1;
    }

    /// The cells in reading order.
    public IntStream stream() {
        return Arrays.stream(toArray());
    }

    /// The cells in order.
    private int[] toArray() {
        int[] cells = new int[size()];
        int cell = first();
        for (int at = 0; at < cells.length; at++) {
            cells[at] = cell;
            cell = next(cell);
        }
        return cells;
    }

    /// Written out, for what Java makes of a record is slow until the JVM's second compiler has compiled it.
    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet set && upper == set.upper && lower == set.lower;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(upper) + Long.hashCode(lower);
    }

    /// The cells in reading order, such as `{r1c1, r5c9}`.
    @Override
    public String toString() {
        return stream().mapToObj(Cell::name).collect(Collectors.joining(", ", "{", "}"));
    }
}
