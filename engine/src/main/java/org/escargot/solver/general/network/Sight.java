package org.escargot.solver.general.network;

import java.util.Arrays;
import java.util.List;

/// Which cells see each other, that is, cannot be equal.
public final class Sight {
    private final int cells;
    private final int words;
    private final long[] seen;

    public Sight(int cells) {
        this.cells = cells;
        words = cells + 63 >> 6;
        seen = new long[cells * words];
    }

    /// How many words the cells that one cell sees take.
    public int words() {
        return words;
    }

    /// The cells 64 · `word` .. that `cell` sees.
    public long word(int cell, int word) {
        return seen[cell * words + word];
    }

    /// Lets all of `cells` see each other.
    public void join(int[] cells) {
        for (int cell : cells) {
            for (int other : cells) {
                if (cell != other) {
                    seen[cell * words + (other >> 6)] |= 1L << other;
                }
            }
        }
    }

    /// Lets the cells of each pair, which are equal, see what one of them sees.
    public void shareAmong(List<int[]> pairs) {
        boolean isNew = !pairs.isEmpty();
        while (isNew) {
            isNew = false;
            for (int[] pair : pairs) {
                isNew |= share(pair[0], pair[1]);
                isNew |= share(pair[1], pair[0]);
            }
        }
    }

    private boolean share(int from, int to) {
        boolean isNew = false;
        for (int other : seen(from)) {
            isNew |= !sees(to, other);
            seen[to * words + (other >> 6)] |= 1L << other;
            seen[other * words + (to >> 6)] |= 1L << to;
        }
        return isNew;
    }

    /// How many cells all cells together see.
    public int count() {
        int count = 0;
        for (long some : seen) {
            count += Long.bitCount(some);
        }
        return count;
    }

    /// Whether the cells `one` and `other` cannot be equal.
    public boolean sees(int one, int other) {
        return (seen[one * words + (other >> 6)] >>> other & 1) != 0;
    }

    /// The cells that `cell` sees, in ascending order.
    public int[] seen(int cell) {
        return seeingAll(new int[] {cell});
    }

    /// The cells that see each of `some`, which are at least one, in ascending order.
    public int[] seeingAll(int[] some) {
        int[] found = new int[cells];
        int count = 0;
        for (int word = 0; word < words; word++) {
            long left = -1;
            for (int cell : some) {
                left &= word(cell, word);
            }
            for (; left != 0; left &= left - 1) {
                found[count++] = word << 6 | Long.numberOfTrailingZeros(left);
            }
        }
        return Arrays.copyOf(found, count);
    }

    /// Whether no two of `cells` can be equal.
    public boolean allSeeEachOther(int[] cells) {
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length; j++) {
                if (!sees(cells[i], cells[j])) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Whether `cell` sees each of `cells`.
    public boolean seesAll(int cell, int[] cells) {
        for (int other : cells) {
            if (!sees(cell, other)) {
                return false;
            }
        }
        return true;
    }
}
