package org.escargot.solver.general.compile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// All sets of some digits that have a size and a sum.
final class DigitSets {
    private DigitSets() {}

    /// The sets of `count` digits of 1..`size` that add up to `total`, in ascending order of their masks.
    ///
    /// @param most how many are looked for at most; null where there are more
    static int @Nullable [] of(int size, int count, int total, int most) {
        int[] found = new int[Math.min(most, 64)];
        Finder finder = new Finder(size, most, found);
        return finder.add(0, 1, count, total) ? sorted(finder) : null;
    }

    private static int[] sorted(Finder finder) {
        int[] sets = Arrays.copyOf(finder.found, finder.count);
        Arrays.sort(sets);
        return sets;
    }

    private static final class Finder {
        private final int size;
        private final int most;
        private int[] found;
        private int count;

        Finder(int size, int most, int[] found) {
            this.size = size;
            this.most = most;
            this.found = found;
        }

        /// Adds what `set`, with `left` digits from `digit` on that add up to `rest`, can become; false if too many.
        boolean add(int set, int digit, int left, int rest) {
            if (left == 0) {
                return rest != 0 || keep(set);
            }
            for (int next = digit; next <= size - left + 1; next++) {
                if (least(next, left) > rest) {
                    return true;
                }
                if (greatest(left) >= rest && !add(set | 1 << next - 1, next + 1, left - 1, rest - next)) {
                    return false;
                }
            }
            return true;
        }

        private static int least(int from, int left) {
            return left * from + left * (left - 1) / 2;
        }

        private int greatest(int left) {
            return left * size - left * (left - 1) / 2;
        }

        private boolean keep(int set) {
            if (count == most) {
                return false;
            }
            if (count == found.length) {
                found = Arrays.copyOf(found, 2 * count);
            }
            found[count++] = set;
            return true;
        }
    }
}
