package org.escargot.rules.filling;

import java.util.ArrayList;
import java.util.List;

/// Combinations of a cage: sets of so many different digits that add up to its total. Sets of digits are `int`s with
/// bit `d − 1` for digit `d`.
public final class Combinations {
    private final int limit;
    private final List<Integer> found = new ArrayList<>();

    private Combinations(int limit) {
        this.limit = limit;
    }

    /// The sets of `count` digits out of `digits` that add up to `total`, those with small digits first, but no more
    /// than `limit` of them.
    public static List<Integer> of(int digits, int count, int total, int limit) {
        Combinations combinations = new Combinations(limit);
        combinations.add(0, digits, count, total);
        return List.copyOf(combinations.found);
    }

    /// Whether `count` digits out of `digits` can add up to `total`.
    public static boolean exist(int digits, int count, int total) {
        return !of(digits, count, total, 1).isEmpty();
    }

    /// Adds the sets of `chosen` and `count` more digits out of `rest`, whose sum is `total`.
    private void add(int chosen, int rest, int count, int total) {
        if (found.size() == limit || Integer.bitCount(rest) < count || !isWithin(rest, count, total)) {
            return;
        }
        if (count == 0) {
            found.add(chosen);
            return;
        }
        int least = Integer.lowestOneBit(rest);
        add(chosen | least, rest & ~least, count - 1, total - digit(least));
        add(chosen, rest & ~least, count, total);
    }

    /// Whether `total` lies between what the least and what the greatest `count` digits of `rest` add up to.
    private static boolean isWithin(int rest, int count, int total) {
        int least = 0;
        int most = 0;
        int low = rest;
        int high = rest;
        for (int taken = 0; taken < count; taken++) {
            least += digit(Integer.lowestOneBit(low));
            low &= low - 1;
            most += digit(Integer.highestOneBit(high));
            high &= ~Integer.highestOneBit(high);
        }
        return least <= total && total <= most;
    }

    private static int digit(int bit) {
        return Integer.numberOfTrailingZeros(bit) + 1;
    }
}
