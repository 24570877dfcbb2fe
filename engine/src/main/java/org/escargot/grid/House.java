package org.escargot.grid;

/// The houses, as `int`s 0..26: rows 0..8, columns 9..17, boxes 18..26. What they hold is in [Houses].
public final class House {
    /// How many houses there are: 27.
    public static final int COUNT = 27;

    /// What a house can be.
    public enum Kind {
        /// A row, from the top.
        ROW,
        /// A column, from the left.
        COLUMN,
        /// A 3x3 box, in reading order.
        BOX
    }

    private House() {}

    /// The house of the row `index`, 0..8.
    public static int row(int index) {
        return index;
    }

    /// The house of the column `index`, 0..8.
    public static int column(int index) {
        return 9 + index;
    }

    /// The house of the box `index`, 0..8.
    public static int box(int index) {
        return 18 + index;
    }

    /// Whether `house` is a row, a column or a box.
    public static Kind kind(int house) {
        return switch (check(house) / 9) {
            case 0 -> Kind.ROW;
            case 1 -> Kind.COLUMN;
            default -> Kind.BOX;
        };
    }

    /// The place of `house` among its kind, 0..8.
    public static int index(int house) {
        return house % 9;
    }

    /// The house's short name: `r1`..`r9`, `c1`..`c9`, `b1`..`b9`.
    public static String name(int house) {
        return "rcb".charAt(check(house) / 9) + Integer.toString(index(house) + 1);
    }

    static int check(int house) {
        if (house < 0 || house >= COUNT) {
            throw new IllegalArgumentException("The house (" + house + ") must be 0..26.");
        }
        return house;
    }
}
