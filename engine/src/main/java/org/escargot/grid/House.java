package org.escargot.grid;

/// The houses, as `int`s: rows 0..8, columns 9..17, boxes 18..26. What they hold is in [Houses].
///
/// Boards with rules of their own have more, each kind in a range of its own: diagonals 27..28, windows 29..37,
/// groups 38..46, regions 47..62. What those hold, their [Board] knows.
public final class House {
    /// How many houses the usual board has: 27.
    public static final int COUNT = 27;

    /// Above the house of any board: 63.
    public static final int MOST = 63;

    private static final int FIRST_DIAGONAL = COUNT;
    private static final int FIRST_WINDOW = 29;
    private static final int FIRST_GROUP = 38;
    private static final int FIRST_REGION = 47;

    /// What a house can be.
    public enum Kind {
        /// A row, from the top.
        ROW,
        /// A column, from the left.
        COLUMN,
        /// A box, in reading order.
        BOX,
        /// A main diagonal: first the one that falls to the right, then the one that rises.
        DIAGONAL,
        /// A window of windoku, in reading order, and after the four that are drawn the five that follow from them.
        WINDOW,
        /// The cells at one place of all boxes, in reading order of the places.
        GROUP,
        /// A region of any shape, in the order of the puzzle.
        REGION
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

    /// The diagonal `index`, 0..1.
    public static int diagonal(int index) {
        return FIRST_DIAGONAL + index;
    }

    /// The window `index`, 0..8.
    public static int window(int index) {
        return FIRST_WINDOW + index;
    }

    /// The group of cells at the place `index` of their boxes, 0..8.
    public static int group(int index) {
        return FIRST_GROUP + index;
    }

    /// The region `index`, 0..15.
    public static int region(int index) {
        return FIRST_REGION + index;
    }

    /// Whether `house` is a row, a column, a box or one that only some boards have.
    public static Kind kind(int house) {
        return switch (check(house) / 9) {
            case 0 -> Kind.ROW;
            case 1 -> Kind.COLUMN;
            case 2 -> Kind.BOX;
            default ->
                house < FIRST_WINDOW
                        ? Kind.DIAGONAL
                        : house < FIRST_GROUP ? Kind.WINDOW : house < FIRST_REGION ? Kind.GROUP : Kind.REGION;
        };
    }

    /// All houses of a kind that some board has.
    public static HouseSet all(Kind kind) {
        return switch (kind) {
            case ROW -> Houses.ROWS;
            case COLUMN -> Houses.COLUMNS;
            case BOX -> Houses.BOXES;
            case DIAGONAL -> between(FIRST_DIAGONAL, FIRST_WINDOW);
            case WINDOW -> between(FIRST_WINDOW, FIRST_GROUP);
            case GROUP -> between(FIRST_GROUP, FIRST_REGION);
            case REGION -> between(FIRST_REGION, MOST);
        };
    }

    private static HouseSet between(int first, int end) {
        return new HouseSet((1L << end) - (1L << first));
    }

    /// The place of `house` among its kind, from 0.
    public static int index(int house) {
        return house < COUNT
                ? house % 9
                : house
                        - switch (kind(house)) {
                            case DIAGONAL -> FIRST_DIAGONAL;
                            case WINDOW -> FIRST_WINDOW;
                            case GROUP -> FIRST_GROUP;
                            case REGION, ROW, COLUMN, BOX -> FIRST_REGION;
                        };
    }

    /// The house's short name: `r1`..`r9`, `c1`..`c9`, `b1`..`b9`; `d1`..`d2` for diagonals, `w1`..`w9` for windows,
    /// `g1`..`g9` for groups, `p1`..`p16` for regions.
    public static String name(int house) {
        String kind = switch (kind(house)) {
            case ROW -> "r";
            case COLUMN -> "c";
            case BOX -> "b";
            case DIAGONAL -> "d";
            case WINDOW -> "w";
            case GROUP -> "g";
            case REGION -> "p";
        };
        return kind + (index(house) + 1);
    }

    static int check(int house) {
        if (house < 0 || house >= MOST) {
            throw new IllegalArgumentException("The house (" + house + ") must be 0..62.");
        }
        return house;
    }
}
