package org.escargot.solver.general.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.escargot.rules.Machine;
import org.escargot.solver.general.network.PairMasks;
import org.escargot.solver.general.propagators.Rows;

/// Tables that puzzles of equal numbers share, made when first asked for. They belong to one solver, and so to one
/// thread at a time.
public final class Tables {
    private static final int MOST_SETS = 3_000;
    private static final int MOST_TABLES = 5_000;
    private static final int MOST_LISTS = 500;
    /// The rows of a line of six cells that hold six digits.
    private static final int MOST_ROWS = 720;

    private final TreeMap<int[], Optional<int[]>> sets = new TreeMap<>(Tables::compare);
    private final Map<Machine, Map<Integer, Rows>> rows = new HashMap<>();
    private final Map<Partners, PairMasks> pairs = new HashMap<>();

    /// An array that is equal to others with its numbers; found by hash, for a puzzle may bind thousands of pairs.
    private static final class Partners {
        private final int[] masks;
        private final int hash;

        Partners(int[] masks) {
            this.masks = masks;
            hash = Arrays.hashCode(masks);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Partners same && Arrays.equals(masks, same.masks);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    /// The sets of `count` different digits of 1..`size` that add up to `total`; empty where they are too many to look
    /// through.
    public Optional<int[]> sets(int size, int count, int total) {
        if (sets.size() > MOST_TABLES) {
            sets.clear();
        }
        return sets.computeIfAbsent(
                new int[] {size, count, total}, _ -> Optional.ofNullable(DigitSets.of(size, count, total, MOST_SETS)));
    }

    /// The rows of `length` different digits that `machine` accepts; empty where there may be many.
    public Optional<Rows> rows(Machine machine, int length) {
        if (length == 0 || !areFew(machine.digits(), length)) {
            return Optional.empty();
        }
        if (rows.size() > MOST_LISTS) {
            rows.clear();
        }
        return Optional.of(rows.computeIfAbsent(machine, _ -> new TreeMap<>())
                .computeIfAbsent(length, _ -> Rows.of(machine, length)));
    }

    private static boolean areFew(int digits, int length) {
        int rows = 1;
        for (int at = 0; at < length && rows <= MOST_ROWS; at++) {
            rows *= Math.max(0, digits - at);
        }
        return rows <= MOST_ROWS;
    }

    /// The table of `partners`: for each digit, from 0, those that go with it.
    public PairMasks pairs(int[] partners) {
        if (pairs.size() > MOST_TABLES) {
            pairs.clear();
        }
        return pairs.computeIfAbsent(new Partners(partners), asked -> PairMasks.of(asked.masks));
    }

    /// By the first number in which they differ. The page's compiler does not know `Arrays.compare`.
    static int compare(int[] one, int[] other) {
        int shared = Math.min(one.length, other.length);
        for (int at = 0; at < shared; at++) {
            if (one[at] != other[at]) {
                return Integer.compare(one[at], other[at]);
            }
        }
        return Integer.compare(one.length, other.length);
    }
}
