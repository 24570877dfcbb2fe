package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.CELL;
import static org.escargot.rating.explainer.Layout.HOUSE;

/// Walks over the digits that are locked in the meeting of a house and another one: first pointing (boxes with
/// columns, boxes with rows), then claiming (columns with boxes, rows with boxes).
final class LockingSweep {
    /// `[house * 27 + other]`: the places of `house` that lie in `other`.
    private static final int[] SHARED = new int[27 * 27];

    private static final int[][] SWEEPS = {
        {Layout.BOX, Layout.COLUMN}, {Layout.BOX, Layout.ROW}, {Layout.COLUMN, Layout.BOX}, {Layout.ROW, Layout.BOX}
    };

    static {
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

    /// Is told of each digit that is locked.
    interface Visitor {
        /// `digit` has two or more places in `base`, all of them in `cover`. Returns true to stop.
        boolean locked(int base, int cover, int digit);
    }

    /// Returns true if the visitor stopped.
    static boolean visit(Position position, Visitor visitor) {
        for (int[] kinds : SWEEPS) {
            for (int base = kinds[0] * 9; base < kinds[0] * 9 + 9; base++) {
                for (int cover = kinds[1] * 9; cover < kinds[1] * 9 + 9; cover++) {
                    int shared = shared(base, cover);
                    if (shared != 0 && visit(position, base, cover, shared, visitor)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean visit(Position position, int base, int cover, int shared, Visitor visitor) {
        for (int digit = 0; digit < 9; digit++) {
            int places = position.places[base * 9 + digit];
            if ((places & ~shared) == 0 && (places & places - 1) != 0 && visitor.locked(base, cover, digit)) {
                return true;
            }
        }
        return false;
    }

    /// The places of `house` that lie in `other`.
    static int shared(int house, int other) {
        return SHARED[house * 27 + other];
    }
}
