package org.escargot.rating.explainer.sweeps;

import static org.escargot.rating.explainer.words.Layout.CHOICES;

import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Fish;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// Walks over the basic fish of a size: a digit with two or more places in each of so many lines, which together
/// lie in so many crossing lines. Columns come first as bases, then rows.
public final class FishSweep {
    private FishSweep() {}

    /// Is told of each fish.
    public interface Visitor {
        /// `digit` has its places in the lines `bases`, counted from `firstBase`, only in the crossing lines
        /// `covers`. Returns true to stop.
        boolean found(int firstBase, int bases, int covers, int digit);
    }

    /// Returns true if the visitor stopped.
    public static boolean visit(CandidateGrid grid, int size, Visitor visitor) {
        int digits = 0;
        for (int digit = 0; digit < 9; digit++) {
            digits |= grid.placed[digit] + 2 * size <= 9 ? 1 << digit : 0;
        }
        return visit(grid, size, Layout.COLUMN * 9, digits, visitor)
                || visit(grid, size, Layout.ROW * 9, digits, visitor);
    }

    private static boolean visit(CandidateGrid grid, int size, int firstBase, int digits, Visitor visitor) {
        int[] usable = new int[9];
        int promising = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            usable[digit] = usable(grid, size, firstBase, digit);
            promising |= Integer.bitCount(usable[digit]) >= size ? 1 << digit : 0;
        }
        if (promising == 0) {
            return false;
        }
        for (int bases : CHOICES[size]) {
            for (int rest = promising; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                if ((bases & ~usable[digit]) == 0) {
                    int covers = covers(grid, firstBase, bases, digit);
                    if (Integer.bitCount(covers) == size && visitor.found(firstBase, bases, covers, digit)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// The lines with so many places of `digit` that they can be bases.
    private static int usable(CandidateGrid grid, int size, int firstBase, int digit) {
        int usable = 0;
        for (int line = 0; line < 9; line++) {
            int count = Integer.bitCount(grid.places[(firstBase + line) * 9 + digit]);
            usable |= count >= 2 && count <= size ? 1 << line : 0;
        }
        return usable;
    }

    private static int covers(CandidateGrid grid, int firstBase, int bases, int digit) {
        int covers = 0;
        for (int rest = bases; rest != 0; rest &= rest - 1) {
            covers |= grid.places[(firstBase + Integer.numberOfTrailingZeros(rest)) * 9 + digit];
        }
        return covers;
    }

    /// The fish as evidence.
    public static Fish pattern(int firstBase, int bases, int covers, int digit) {
        return new Fish(
                digit + 1,
                Layout.houses(firstBase, bases),
                Layout.houses(9 - firstBase, covers),
                CellSet.EMPTY,
                CellSet.EMPTY);
    }
}
