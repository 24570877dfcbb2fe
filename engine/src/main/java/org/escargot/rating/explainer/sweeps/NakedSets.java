package org.escargot.rating.explainer.sweeps;

import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.CHOICES;
import static org.escargot.rating.explainer.words.Layout.CHOICE_COUNT;

import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Subset;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// Walks over the naked sets of a size: so many cells of a house, each with two or more candidates, that together
/// have so many candidates. The house must have twice as many empty cells.
public final class NakedSets {
    private NakedSets() {}

    /// Is told of each set.
    public interface Visitor {
        /// The cells at `places` of `house` have only `digits`. Returns true to stop.
        boolean found(int house, int places, int digits);
    }

    /// Returns true if the visitor stopped.
    public static boolean visit(CandidateGrid grid, int size, Visitor visitor) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                if (Integer.bitCount(grid.open[house]) >= 2 * size && visitHouse(grid, size, house, visitor)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The places of `house` with two to `size` candidates.
    private static int usable(CandidateGrid grid, int size, int house) {
        int usable = 0;
        for (int place = 0; place < 9; place++) {
            int count = Integer.bitCount(grid.marks[CELL[house * 9 + place]]);
            if (count >= 2 && count <= size) {
                usable |= 1 << place;
            }
        }
        return usable;
    }

    private static boolean visitHouse(CandidateGrid grid, int size, int house, Visitor visitor) {
        int usable = usable(grid, size, house);
        int count = CHOICE_COUNT[size * 10 + Integer.bitCount(usable)];
        for (int i = 0; i < count; i++) {
            int places = 0;
            int digits = 0;
            int ranks = CHOICES[size][i];
            for (int rest = usable; ranks != 0; rest &= rest - 1, ranks >>>= 1) {
                if ((ranks & 1) != 0) {
                    places |= rest & -rest;
                    digits |= grid.marks[CELL[house * 9 + Integer.numberOfTrailingZeros(rest)]];
                }
            }
            if (Integer.bitCount(digits) == size && visitor.found(house, places, digits)) {
                return true;
            }
        }
        return false;
    }

    /// The set as evidence.
    public static Subset pattern(int house, int places, int digits) {
        return new Subset(Subset.Kind.NAKED, new DigitSet(digits), Layout.cells(house, places), HouseSet.of(house));
    }
}
