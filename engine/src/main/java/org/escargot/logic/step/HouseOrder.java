package org.escargot.logic.step;

import org.escargot.grid.House;

/// In which order a finder visits the houses. Which step comes first depends on it, and with it a rating.
public enum HouseOrder {
    /// Rows, then columns, then boxes.
    ROW_COLUMN_BOX(0, 9, 18),
    /// Boxes, then rows, then columns.
    BOX_ROW_COLUMN(18, 0, 9),
    /// Boxes, then columns, then rows.
    BOX_COLUMN_ROW(18, 9, 0);

    private final int first;
    private final int second;
    private final int third;

    HouseOrder(int first, int second, int third) {
        this.first = first;
        this.second = second;
        this.third = third;
    }

    /// The house at `place` in this order, both from 0; houses that only some boards have come last.
    public int house(int place) {
        if (place < 9) {
            return first + place;
        }
        if (place < 18) {
            return second + place - 9;
        }
        return place < House.COUNT ? third + place - 18 : place;
    }
}
