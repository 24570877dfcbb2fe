package org.escargot.logic.als;

import java.util.Arrays;
import java.util.List;
import org.escargot.grid.DigitSet;
import org.escargot.grid.LowestBit;
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
    private final Overlap overlap;
    private final SetBits bits;

    /// By set, once it was asked for: what joins it to later ones.
    private final int[] @Nullable [] ahead;

    /// Once it was asked for: what joins each set to earlier ones.
    private int @Nullable [][] behind;

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
        this.overlap = overlap;
        int count = sets.size();
        bits = new SetBits(sets);
        row = new long[bits.words];
        apart = new long[bits.words];
        lost = new short[count][];
        ahead = new int[count][];
    }

    private int[] findAhead(int from) {
        apart(from);
        short[] restricted = new short[sets.size()];
        int size = 0;
        DigitSet digits = sets.get(from).digits();
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            bits.restricted(sets.get(from), digit, from >> 6, row);
            for (int word = from >> 6; word < row.length; word++) {
                for (long rest = row[word] & apart[word]; rest != 0; rest &= rest - 1) {
                    int to = (word << 6) + LowestBit.of(rest);
                    size += restricted[to] == 0 ? 1 : 0;
                    restricted[to] |= (short) DigitSet.bit(digit);
                }
            }
        }
        int[] found = new int[size];
        for (int to = sets.size() - 1; size > 0; to--) {
            if (restricted[to] != 0) {
                found[--size] = to << 9 | restricted[to];
            }
        }
        return found;
    }

    private int[][] findBehind() {
        int[] joined = new int[sets.size()];
        for (int from = 0; from < joined.length; from++) {
            for (int common : ahead(from)) {
                joined[other(common)]++;
            }
        }
        int[][] found = new int[joined.length][];
        for (int to = 0; to < joined.length; to++) {
            found[to] = new int[joined[to]];
        }
        for (int from = joined.length - 1; from >= 0; from--) {
            for (int common : ahead(from)) {
                int to = other(common);
                found[to][--joined[to]] = from << 9 | digits(common);
            }
        }
        return found;
    }

    /// Writes down the sets after `from` that may be joined to it.
    private void apart(int from) {
        int first = from >> 6;
        switch (overlap) {
            case OFF -> bits.overlapping(sets.get(from), first, apart);
            case ON -> Arrays.fill(apart, 0);
        }
        for (int word = first; word < apart.length; word++) {
            apart[word] = ~apart[word];
        }
        apart[first] &= -2L << from;
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
        int[] known = ahead[number];
        if (known == null) {
            known = findAhead(number);
            ahead[number] = known;
        }
        return known;
    }

    /// What joins the set `number` to earlier ones, the first of them first.
    int[] behind(int number) {
        int[][] known = behind;
        if (known == null) {
            known = findBehind();
            behind = known;
        }
        return known[number];
    }

    /// What joins the set `number` to others, earlier ones first.
    int[] around(int number) {
        int[] earlier = behind(number);
        int[] later = ahead(number);
        int[] around = Arrays.copyOf(earlier, earlier.length + later.length);
        System.arraycopy(later, 0, around, earlier.length, later.length);
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
                        known[(word << 6) + LowestBit.of(rest)] |= (short) DigitSet.bit(digit);
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
        return LowestBit.of(bits) + 1;
    }
}
