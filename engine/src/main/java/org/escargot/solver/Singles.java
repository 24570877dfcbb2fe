package org.escargot.solver;

import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;

/// Whether singles alone solve a puzzle: a quick check before a ladder is climbed. It says no more than that,
/// because the order of the singles does not matter.
public final class Singles {
    private static final int ALL = DigitSet.ALL.bits();

    private final int[] digits = new int[Cell.COUNT];
    private final int[] placed = new int[House.COUNT];
    private int empty = Cell.COUNT;

    /// Which singles count.
    public enum Kind {
        /// Naked singles, and with them full houses.
        NAKED,
        /// Hidden singles, too.
        ALL
    }

    private Singles(Givens givens) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (givens.digit(cell) != 0) {
                place(cell, DigitSet.bit(givens.digit(cell)));
            }
        }
    }

    /// Whether singles of `kind` fill every cell of `givens`, which has a solution.
    public static boolean solve(Givens givens, Kind kind) {
        Singles singles = new Singles(givens);
        singles.place(kind);
        return singles.empty == 0;
    }

    /// `givens`, which have a solution, with every digit that singles place.
    public static Givens fill(Givens givens) {
        Singles singles = new Singles(givens);
        singles.place(Kind.ALL);
        byte[] filled = new byte[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            filled[cell] = (byte) (32 - Integer.numberOfLeadingZeros(singles.digits[cell]));
        }
        return new Givens(Grid.of(filled));
    }

    private void place(Kind kind) {
        boolean progress = true;
        while (empty > 0 && progress) {
            progress = placeNaked() || kind == Kind.ALL && placeHidden();
        }
    }

    private boolean placeNaked() {
        int before = empty;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int candidates = candidates(cell);
            if (Integer.bitCount(candidates) == 1) {
                place(cell, candidates);
            }
        }
        return empty < before;
    }

    private boolean placeHidden() {
        int before = empty;
        for (int house = 0; house < House.COUNT; house++) {
            int once = 0;
            int more = 0;
            for (int place = 0; place < 9; place++) {
                int candidates = candidates(Houses.cell(house, place));
                more |= once & candidates;
                once |= candidates;
            }
            int hidden = once & ~more;
            for (int place = 0; place < 9 && hidden != 0; place++) {
                int cell = Houses.cell(house, place);
                int digit = candidates(cell) & hidden;
                if (Integer.bitCount(digit) == 1) {
                    place(cell, digit);
                    hidden &= ~digit;
                }
            }
        }
        return empty < before;
    }

    private int candidates(int cell) {
        if (digits[cell] != 0) {
            return 0;
        }
        return ALL & ~(placed[Houses.row(cell)] | placed[Houses.column(cell)] | placed[Houses.box(cell)]);
    }

    private void place(int cell, int digit) {
        digits[cell] = digit;
        placed[Houses.row(cell)] |= digit;
        placed[Houses.column(cell)] |= digit;
        placed[Houses.box(cell)] |= digit;
        empty--;
    }
}
