package org.escargot.rating.explainer.sweeps;

import static org.escargot.rating.explainer.words.Layout.CHOICES;
import static org.escargot.rating.explainer.words.Layout.CHOICE_COUNT;

import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Subset;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// Walks over the hidden sets of a size: so many digits, each with two or more places in a house, that together
/// have so many places there.
public final class HiddenSets {
    private HiddenSets() {}

    /// Is told of each set.
    public interface Visitor {
        /// `digits` have only `places` in `house`. Returns true to stop.
        boolean found(int house, int digits, int places);
    }

    /// Visits the sets in houses with at least `fewestOpen` empty cells; true if the visitor stopped.
    public static boolean visit(CandidateGrid grid, int size, int fewestOpen, Visitor visitor) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                if (Integer.bitCount(grid.open[house]) >= fewestOpen && visitHouse(grid, size, house, visitor)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The digits with two to `size` places in `house`.
    private static int usable(CandidateGrid grid, int size, int house) {
        int usable = 0;
        for (int digit = 0; digit < 9; digit++) {
            int count = Integer.bitCount(grid.places[house * 9 + digit]);
            if (count >= 2 && count <= size) {
                usable |= 1 << digit;
            }
        }
        return usable;
    }

    private static boolean visitHouse(CandidateGrid grid, int size, int house, Visitor visitor) {
        int usable = usable(grid, size, house);
        int count = CHOICE_COUNT[size * 10 + Integer.bitCount(usable)];
        for (int i = 0; i < count; i++) {
            int digits = 0;
            int places = 0;
            int ranks = CHOICES[size][i];
            for (int rest = usable; ranks != 0; rest &= rest - 1, ranks >>>= 1) {
                if ((ranks & 1) != 0) {
                    digits |= rest & -rest;
                    places |= grid.places[house * 9 + Integer.numberOfTrailingZeros(rest)];
                }
            }
            if (Integer.bitCount(places) == size && visitor.found(house, digits, places)) {
                return true;
            }
        }
        return false;
    }

    /// The set as evidence.
    public static Subset pattern(int house, int digits, int places) {
        return new Subset(Subset.Kind.HIDDEN, new DigitSet(digits), Layout.cells(house, places), HouseSet.of(house));
    }
}
