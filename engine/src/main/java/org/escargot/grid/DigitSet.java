package org.escargot.grid;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A set of digits. Iterate in ascending order:
/// `for (int digit = set.first(); digit > 0; digit = set.next(digit))`.
///
/// @param bits bit 0 for digit 1 up to bit 8 for digit 9
public record DigitSet(int bits) {
    /// No digit.
    public static final DigitSet EMPTY = new DigitSet(0);

    /// All nine digits.
    public static final DigitSet ALL = new DigitSet(0x1FF);

    public DigitSet {
        if ((bits & ~0x1FF) != 0) {
            throw new IllegalArgumentException("A digit set has no bits beyond digit 9.");
        }
    }

    /// The set of these `digits`, each 1..9.
    public static DigitSet of(int... digits) {
        int bits = 0;
        for (int digit : digits) {
            bits |= bit(Digit.check(digit));
        }
        return new DigitSet(bits);
    }

    /// The bit that stands for `digit` (1..9) in [#bits].
    public static int bit(int digit) {
        return 1 << (digit - 1);
    }

    /// Whether `digit` is in the set.
    public boolean contains(int digit) {
        return (bits & bit(digit)) != 0;
    }

    /// Whether every digit of `other` is in this set.
    public boolean containsAll(DigitSet other) {
        return (other.bits & ~bits) == 0;
    }

    /// Whether the two sets share a digit.
    public boolean intersects(DigitSet other) {
        return (bits & other.bits) != 0;
    }

    /// Whether there is no digit in the set.
    public boolean isEmpty() {
        return bits == 0;
    }

    /// How many digits there are, 0..9.
    public int size() {
        return Integer.bitCount(bits);
    }

    /// This set and `digit`.
    public DigitSet with(int digit) {
        return new DigitSet(bits | bit(digit));
    }

    /// This set but `digit`.
    public DigitSet without(int digit) {
        return new DigitSet(bits & ~bit(digit));
    }

    /// The digits in either set.
    public DigitSet or(DigitSet other) {
        return new DigitSet(bits | other.bits);
    }

    /// The digits in both sets.
    public DigitSet and(DigitSet other) {
        return new DigitSet(bits & other.bits);
    }

    /// The digits of this set that are not in `other`.
    public DigitSet minus(DigitSet other) {
        return new DigitSet(bits & ~other.bits);
    }

    /// The smallest digit, or 0.
    public int first() {
        return bits == 0 ? 0 : LowestBit.of(bits) + 1;
    }

    /// The smallest digit above `digit`, or 0.
    public int next(int digit) {
        int rest = bits >>> digit;
        return rest == 0 ? 0 : digit + LowestBit.of(rest) + 1;
    }

    /// The digits in ascending order.
    public IntStream stream() {
        return IntStream.rangeClosed(1, Digit.COUNT).filter(this::contains);
    }

    /// Written out as that of [CellSet] is.
    @Override
    public boolean equals(Object other) {
        return other instanceof DigitSet set && bits == set.bits;
    }

    @Override
    public int hashCode() {
        return bits;
    }

    /// The digits run together in ascending order, such as `147`.
    @Override
    public String toString() {
        return stream().mapToObj(Integer::toString).collect(Collectors.joining());
    }
}
