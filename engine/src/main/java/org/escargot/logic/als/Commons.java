package org.escargot.logic.als;

import java.util.Arrays;
import java.util.List;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.Als;
import org.escargot.logic.step.Facts;
import org.jspecify.annotations.Nullable;

/// The almost locked sets of a position, by number, and their restricted commons: digits of two sets whose places in
/// the one see all places in the other, so that the digit stands in only one of the two.
///
///     | 12 . . | . 13 . |       1 is a restricted common of these two sets
///
/// Kernel: what joins a set to another is packed into an `int`, the number of the other above nine bits of digits.
/// There may be hundreds of thousands of these.
final class Commons {
    private final List<Als> sets;
    private final SetBits bits;
    private final int[][] ahead;
    private final int[][] behind;

    /// By set, once it was asked for: by other set, the digits that both see in some candidate.
    private final short[] @Nullable [] lost;

    /// Rows of sets, used again.
    private final long[] row;

    private final long[] apart;

    /// Whether sets that share cells may be joined.
    enum Overlap {
        OFF,
        ON
    }

    private Commons(Facts facts, Overlap overlap) {
        sets = Als.all(facts);
        int count = sets.size();
        bits = new SetBits(facts, sets);
        row = new long[bits.words];
        apart = new long[bits.words];
        lost = new short[count][];
        ahead = new int[count][];
        behind = new int[count][];
        int[] joined = new int[count];
        for (int from = 0; from < count; from++) {
            ahead[from] = ahead(from, overlap, joined);
        }
        for (int to = 0; to < count; to++) {
            behind[to] = new int[joined[to]];
        }
        for (int from = count - 1; from >= 0; from--) {
            for (int common : ahead[from]) {
                int to = other(common);
                behind[to][--joined[to]] = from << 9 | digits(common);
            }
        }
    }

    /// What joins the set `from` to later ones, which are counted in `joined`.
    private int[] ahead(int from, Overlap overlap, int[] joined) {
        apart(from, overlap);
        short[] restricted = new short[sets.size()];
        int size = 0;
        DigitSet digits = sets.get(from).digits();
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            bits.restricted(sets.get(from), digit, row);
            for (int word = from >> 6; word < row.length; word++) {
                for (long rest = row[word] & apart[word]; rest != 0; rest &= rest - 1) {
                    int to = (word << 6) + Long.numberOfTrailingZeros(rest);
                    size += restricted[to] == 0 ? 1 : 0;
                    restricted[to] |= (short) DigitSet.bit(digit);
                }
            }
        }
        int[] found = new int[size];
        for (int to = sets.size() - 1; size > 0; to--) {
            if (restricted[to] != 0) {
                found[--size] = to << 9 | restricted[to];
                joined[to]++;
            }
        }
        return found;
    }

    /// Writes down the sets after `from` that may be joined to it.
    private void apart(int from, Overlap overlap) {
        switch (overlap) {
            case OFF -> bits.overlapping(sets.get(from), apart);
            case ON -> Arrays.fill(apart, 0);
        }
        for (int word = 0; word < apart.length; word++) {
            int first = from + 1 - (word << 6);
            long later = first <= 0 ? -1 : first < 64 ? -1L << first : 0;
            apart[word] = ~apart[word] & later;
        }
    }

    /// Those of the position of `facts`, worked out once.
    static Commons of(Facts facts, Overlap overlap) {
        return switch (overlap) {
            case OFF -> facts.once(Commons.class, asked -> new Commons(asked, overlap));
            case ON -> new Commons(facts, overlap);
        };
    }

    List<Als> sets() {
        return sets;
    }

    /// What joins the set `number` to later ones, the first of them first.
    int[] ahead(int number) {
        return ahead[number];
    }

    /// What joins the set `number` to earlier ones, the first of them first.
    int[] behind(int number) {
        return behind[number];
    }

    /// What joins the set `number` to others, earlier ones first.
    int[] around(int number) {
        int[] around = Arrays.copyOf(behind[number], behind[number].length + ahead[number].length);
        System.arraycopy(ahead[number], 0, around, behind[number].length, ahead[number].length);
        return around;
    }

    /// By the number of another set, the bits of the digits of both that some candidate sees in each of the two.
    short[] lost(int number) {
        short[] known = lost[number];
        if (known == null) {
            known = new short[sets.size()];
            lost[number] = known;
            DigitSet digits = sets.get(number).digits();
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                bits.losing(sets.get(number), digit, row);
                for (int word = 0; word < row.length; word++) {
                    for (long rest = row[word]; rest != 0; rest &= rest - 1) {
                        known[(word << 6) + Long.numberOfTrailingZeros(rest)] |= (short) DigitSet.bit(digit);
                    }
                }
            }
        }
        return known;
    }

    /// The number of the set that `common` leads to.
    static int other(int common) {
        return common >>> 9;
    }

    /// The bits of the restricted digits of `common`, one or two.
    static int digits(int common) {
        return common & 0x1FF;
    }

    /// The digit of the lowest of `bits`.
    static int lowest(int bits) {
        return Integer.numberOfTrailingZeros(bits) + 1;
    }
}
