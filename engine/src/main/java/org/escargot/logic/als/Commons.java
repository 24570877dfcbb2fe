package org.escargot.logic.als;

import java.util.Arrays;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.logic.chains.Als;
import org.escargot.logic.step.Facts;

/// The almost locked sets of a position, by number, and their restricted commons: digits of two sets whose places in
/// the one see all places in the other, so that the digit stands in only one of the two.
///
///     | 12 . . | . 13 . |       1 is a restricted common of these two sets
///
/// Kernel: what joins a set to another is packed into an `int`, the number of the other above nine bits of digits.
/// There may be hundreds of thousands of these.
final class Commons {
    private final List<Als> sets;
    private final int[][] ahead;
    private final int[][] behind;

    /// Whether sets that share cells may be joined.
    enum Overlap {
        OFF,
        ON
    }

    private Commons(Facts facts, Overlap overlap) {
        sets = Als.all(facts);
        int count = sets.size();
        ahead = new int[count][];
        behind = new int[count][];
        int[] found = new int[count];
        int[] joined = new int[count];
        for (int from = 0; from < count; from++) {
            int size = 0;
            for (int to = from + 1; to < count; to++) {
                int digits = restricted(sets.get(from), sets.get(to), overlap);
                if (digits != 0) {
                    found[size++] = to << 9 | digits;
                    joined[to]++;
                }
            }
            ahead[from] = Arrays.copyOf(found, size);
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

    private static int restricted(Als from, Als to, Overlap overlap) {
        int shared = from.digits().bits() & to.digits().bits();
        if (shared == 0 || overlap == Overlap.OFF && from.cells().intersects(to.cells())) {
            return 0;
        }
        int restricted = 0;
        for (int rest = shared; rest != 0; rest &= rest - 1) {
            int digit = lowest(rest);
            CellSet places = to.places(digit);
            restricted |= from.seen(digit).containsAll(places) ? rest & -rest : 0;
        }
        return restricted;
    }
}
