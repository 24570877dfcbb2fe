package org.escargot.grid;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A set of houses. Iterate rows first, then columns, then boxes:
/// `for (int house = set.first(); house >= 0; house = set.next(house))`.
///
/// @param bits a bit for each house, 0..62
public record HouseSet(long bits) {
    /// No house.
    public static final HouseSet EMPTY = new HouseSet(0);

    /// The 27 houses of the usual board.
    public static final HouseSet ALL = new HouseSet((1L << House.COUNT) - 1);

    public HouseSet {
        if (bits < 0) {
            throw new IllegalArgumentException("A house set has no bits beyond house 62.");
        }
    }

    /// The set of these `houses`, each 0..62.
    public static HouseSet of(int... houses) {
        long bits = 0;
        for (int house : houses) {
            bits |= 1L << House.check(house);
        }
        return new HouseSet(bits);
    }

    /// Whether `house` is in the set.
    public boolean contains(int house) {
        return (bits >>> house & 1) != 0;
    }

    /// Whether every house of `other` is in this set.
    public boolean containsAll(HouseSet other) {
        return (other.bits & ~bits) == 0;
    }

    /// Whether the two sets share a house.
    public boolean intersects(HouseSet other) {
        return (bits & other.bits) != 0;
    }

    /// Whether there is no house in the set.
    public boolean isEmpty() {
        return bits == 0;
    }

    /// How many houses there are, 0..63.
    public int size() {
        return Long.bitCount(bits);
    }

    /// This set and `house`.
    public HouseSet with(int house) {
        return new HouseSet(bits | 1L << house);
    }

    /// This set but `house`.
    public HouseSet without(int house) {
        return new HouseSet(bits & ~(1L << house));
    }

    /// The houses in either set.
    public HouseSet or(HouseSet other) {
        return new HouseSet(bits | other.bits);
    }

    /// The houses in both sets.
    public HouseSet and(HouseSet other) {
        return new HouseSet(bits & other.bits);
    }

    /// The houses of this set that are not in `other`.
    public HouseSet minus(HouseSet other) {
        return new HouseSet(bits & ~other.bits);
    }

    /// The first house, or -1.
    public int first() {
        return bits == 0 ? -1 : LowestBit.of(bits);
    }

    /// The first house after `house`, or -1.
    public int next(int house) {
        long rest = bits >>> (house + 1);
        return rest == 0 ? -1 : house + 1 + LowestBit.of(rest);
    }

    /// The houses in order.
    public IntStream stream() {
        return IntStream.range(0, House.MOST).filter(this::contains);
    }

    /// The houses in order, such as `{r1, c4, b9}`.
    @Override
    public String toString() {
        return stream().mapToObj(House::name).collect(Collectors.joining(", ", "{", "}"));
    }
}
