package org.escargot.rating.explainer.sweeps;

import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.HOUSE;

import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// Walks over the digits that are locked in the meeting of a house and another one: first pointing (boxes with
/// columns, boxes with rows), then claiming (columns with boxes, rows with boxes).
public final class LockingSweep {
    /// `[house * 27 + other]`: the places of `house` that lie in `other`.
    private static final int[] SHARED = new int[27 * 27];

    /// `[places]`: in which third two or more places all lie, the thirds counted by threes; [#NOWHERE] if in none.
    private static final int[] SEGMENT = new int[512];

    /// The same where every third place belongs together, as in the columns of a box.
    private static final int[] STRIPE = new int[512];

    private static final int NOWHERE = 3;

    private static final int[][] SWEEPS = {
        {Layout.BOX, Layout.COLUMN}, {Layout.BOX, Layout.ROW}, {Layout.COLUMN, Layout.BOX}, {Layout.ROW, Layout.BOX}
    };

    static {
        for (int places = 0; places < 512; places++) {
            SEGMENT[places] = third(places, 0b111, 3);
            STRIPE[places] = third(places, 0b001001001, 1);
        }
        for (int house = 0; house < 27; house++) {
            for (int place = 0; place < 9; place++) {
                int cell = CELL[house * 9 + place];
                for (int kind = 0; kind < 3; kind++) {
                    SHARED[house * 27 + HOUSE[cell * 3 + kind]] |= 1 << place;
                }
            }
        }
    }

    private LockingSweep() {}

    private static int third(int places, int first, int shift) {
        for (int third = 0; third < 3; third++) {
            if (Integer.bitCount(places) >= 2 && (places & ~(first << third * shift)) == 0) {
                return third;
            }
        }
        return NOWHERE;
    }

    /// Is told of each digit that is locked.
    public interface Visitor {
        /// `digit` has two or more places in `base`, all of them in `cover`. Returns true to stop.
        boolean locked(int base, int cover, int digit);
    }

    /// Returns true if the visitor stopped.
    public static boolean visit(CandidateGrid grid, Visitor visitor) {
        for (int[] kinds : SWEEPS) {
            int[] thirdOf = kinds[1] == Layout.COLUMN ? STRIPE : SEGMENT;
            for (int base = kinds[0] * 9; base < kinds[0] * 9 + 9; base++) {
                if (visit(grid, base, kinds[1], thirdOf, visitor)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Finds at once the digits that are locked in each of the three houses that cross `base`, then tells them.
    private static boolean visit(CandidateGrid grid, int base, int coverKind, int[] thirdOf, Visitor visitor) {
        long locked = 0;
        for (int digit = 0; digit < 9; digit++) {
            locked |= 1L << thirdOf[grid.places[base * 9 + digit]] * 9 + digit;
        }
        for (int third = 0; third < 3; third++) {
            for (long rest = locked >>> third * 9 & 0x1FF; rest != 0; rest &= rest - 1) {
                int digit = Long.numberOfTrailingZeros(rest);
                if (visitor.locked(base, cover(base, coverKind, third), digit)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The first, second or third house of `kind` that crosses `base`.
    private static int cover(int base, int kind, int third) {
        int index = base % 9;
        return switch (kind) {
            case Layout.COLUMN -> 9 + index % 3 * 3 + third;
            case Layout.ROW -> index / 3 * 3 + third;
            default -> base < 9 ? 18 + index / 3 * 3 + third : 18 + third * 3 + index / 3;
        };
    }

    /// The places of `house` that lie in `other`.
    public static int shared(int house, int other) {
        return SHARED[house * 27 + other];
    }
}
