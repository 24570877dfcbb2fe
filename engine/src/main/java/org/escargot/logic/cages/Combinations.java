package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;

/// All sets of digits, by their size, those with small digits first.
final class Combinations {
    /// How many sets of digits there are.
    static final int COUNT = 1 << Digit.COUNT;

    private static final DigitSet[] NONE = {};
    private static final DigitSet[][] OF_SIZE =
            IntStream.rangeClosed(0, Digit.COUNT).mapToObj(Combinations::all).toArray(DigitSet[][]::new);
    private static final int[] SUMS = IntStream.range(0, COUNT)
            .map(bits -> new DigitSet(bits).stream().sum())
            .toArray();

    private Combinations() {}

    private static DigitSet[] all(int size) {
        return IntStream.range(0, COUNT)
                .mapToObj(DigitSet::new)
                .filter(set -> set.size() == size)
                .sorted(Combinations::byDigits)
                .toArray(DigitSet[]::new);
    }

    /// The set that has the lowest digit of those that the other lacks comes first. The page's engines have no
    /// `Arrays.compare`.
    private static int byDigits(DigitSet one, DigitSet other) {
        int lowest = Integer.lowestOneBit(one.bits() ^ other.bits());
        return lowest == 0 ? 0 : (one.bits() & lowest) != 0 ? -1 : 1;
    }

    /// The sets of `size` digits, none where there are not so many; not to be changed.
    static DigitSet[] of(int size) {
        return size < OF_SIZE.length ? OF_SIZE[size] : NONE;
    }

    /// The sets of `size` of `digits` that add up to `total`.
    static List<DigitSet> of(DigitSet digits, int size, int total) {
        List<DigitSet> all = new ArrayList<>();
        for (DigitSet set : of(size)) {
            if (SUMS[set.bits()] == total && digits.containsAll(set)) {
                all.add(set);
            }
        }
        return all;
    }
}
