package org.escargot.logic.als;

import java.util.Arrays;
import org.escargot.grid.Digit;
import org.escargot.grid.LowestBit;

/// From which almost locked sets a chain that goes to later sets only can take something, as far as that is told
/// without walking it: of the sets that it can come to, by the digit that leads into each, one sees a candidate that
/// the start sees, too. Most sets fail here, and all the sets of most positions.
///
/// Two restricted commons of the same sets count as the lower one, so a start may pass that [ChainWalk] finds nothing
/// from.
///
/// Kernel: a set of pairs, of a set and the digit that leads into it, is a row of bits: `words` words for each digit, a
/// bit for each number.
///
/// | name | what it holds |
/// |---|---|
/// | `entries` | by set, the digits that lead into it |
/// | `one`, `two` | by set and digit that led into it, the pairs that one common or more, two or more lead to |
/// | `reached` | the pairs that three commons or more lead to |
final class AheadEnds {
    private final Commons commons;
    private final int count;
    private final int words;
    private final short[] entries;
    private final long[][] one;
    private final long[][] two;
    private final long[] reached;

    AheadEnds(Commons commons) {
        this.commons = commons;
        count = commons.sets().size();
        words = (count + 63) / 64;
        entries = new short[count];
        one = new long[count * Digit.COUNT][];
        two = new long[count * Digit.COUNT][];
        reached = new long[Digit.COUNT * words];
        for (int from = 0; from < count; from++) {
            for (int common : commons.ahead(from)) {
                entries[Commons.other(common)] |= (short) Commons.digits(common);
            }
        }
        for (int from = count - 1; from >= 0; from--) {
            for (int rest = entries[from]; rest != 0; rest &= rest - 1) {
                follow(from, LowestBit.of(rest));
            }
        }
    }

    private void follow(int from, int entry) {
        long[] next = new long[reached.length];
        long[] later = new long[reached.length];
        for (int common : commons.ahead(from)) {
            int digits = Commons.digits(common) & ~(1 << entry);
            if (digits != 0) {
                int to = Commons.other(common);
                int by = LowestBit.of(digits);
                next[by * words + (to >> 6)] |= 1L << to;
                or(later, one[to * Digit.COUNT + by]);
            }
        }
        or(next, later);
        one[from * Digit.COUNT + entry] = next;
        two[from * Digit.COUNT + entry] = later;
    }

    private static void or(long[] row, long[] other) {
        for (int word = 0; word < row.length; word++) {
            row[word] |= other[word];
        }
    }

    /// Whether a chain from the set `start` may take something.
    boolean mayEnd(int start) {
        int openings = 0;
        for (int common : commons.ahead(start)) {
            openings |= Commons.digits(common);
        }
        for (int rest = openings; rest != 0; rest &= rest - 1) {
            if (mayEnd(start, LowestBit.of(rest))) {
                return true;
            }
        }
        return false;
    }

    private boolean mayEnd(int start, int opening) {
        Arrays.fill(reached, 0);
        for (int common : commons.ahead(start)) {
            if ((Commons.digits(common) >> opening & 1) != 0) {
                or(reached, two[Commons.other(common) * Digit.COUNT + opening]);
            }
        }
        short[] lost = commons.lost(start);
        for (int last = start + 1; last < count; last++) {
            int taken = lost[last] & ~(1 << opening);
            if (taken != 0 && isReached(last, taken)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the set `last` is reached by a digit that leaves some of `taken`.
    private boolean isReached(int last, int taken) {
        for (int rest = entries[last]; rest != 0; rest &= rest - 1) {
            int by = LowestBit.of(rest);
            boolean leaves = (taken & ~(1 << by)) != 0;
            if (leaves && (reached[by * words + (last >> 6)] >>> last & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
