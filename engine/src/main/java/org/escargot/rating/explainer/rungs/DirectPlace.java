package org.escargot.rating.explainer.rungs;

import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// What a pattern leaves to a digit in a house.
final class DirectPlace {
    private DirectPlace() {}

    /// The only cell left for `digit` in `house` once it is gone from the places `gone`; -1 where more cells are
    /// left, or there was only one before.
    static int left(CandidateGrid grid, int house, int digit, int gone) {
        int places = grid.places[house * 9 + digit];
        int left = places & ~gone;
        boolean isNew = left != places && Integer.bitCount(left) == 1;
        return isNew ? Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(left)] : -1;
    }
}
