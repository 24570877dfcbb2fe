package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.CHOICES;

/// Walks over the basic fish of a size: a digit with two or more places in each of so many lines, which together
/// lie in so many crossing lines. Columns come first as bases, then rows.
final class FishSweep {
    private FishSweep() {}

    /// Is told of each fish.
    interface Visitor {
        /// `digit` has its places in the lines `bases`, counted from `firstBase`, only in the crossing lines
        /// `covers`. Returns true to stop.
        boolean found(int firstBase, int bases, int covers, int digit);
    }

    /// Returns true if the visitor stopped.
    static boolean visit(Position position, int size, Visitor visitor) {
        int digits = 0;
        for (int digit = 0; digit < 9; digit++) {
            digits |= position.placed[digit] + 2 * size <= 9 ? 1 << digit : 0;
        }
        return visit(position, size, Layout.COLUMN * 9, digits, visitor)
                || visit(position, size, Layout.ROW * 9, digits, visitor);
    }

    private static boolean visit(Position position, int size, int firstBase, int digits, Visitor visitor) {
        for (int bases : CHOICES[size]) {
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                int covers = covers(position, firstBase, bases, digit);
                if (Integer.bitCount(covers) == size && visitor.found(firstBase, bases, covers, digit)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int covers(Position position, int firstBase, int bases, int digit) {
        int covers = 0;
        for (int rest = bases; rest != 0; rest &= rest - 1) {
            int places = position.places[(firstBase + Integer.numberOfTrailingZeros(rest)) * 9 + digit];
            if ((places & places - 1) == 0) {
                return 0;
            }
            covers |= places;
        }
        return covers;
    }
}
