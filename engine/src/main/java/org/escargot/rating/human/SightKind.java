package org.escargot.rating.human;

/// A way in which a person sees that a digit can be placed.
public enum SightKind {
    /// The cell is the last empty one of a house.
    FULL_HOUSE(0, "full-house"),
    /// The digit has one place left in a box.
    BOX(1, "hidden-single-in-box"),
    /// The digit has one place left in a row or a column.
    LINE(2, "hidden-single-in-line"),
    /// The cell has one candidate left.
    NAKED(3, "naked-single"),
    /// One of these, once pointing and claiming have been thought of.
    LOCKED(4, "single-behind-locked-candidates");

    /// How many there are.
    public static final int COUNT = 5;

    private final int number;
    private final String id;

    SightKind(int number, String id) {
        this.number = number;
        this.id = id;
    }

    /// The kind with this [#number].
    static SightKind of(int number) {
        return switch (number) {
            case 0 -> FULL_HOUSE;
            case 1 -> BOX;
            case 2 -> LINE;
            case 3 -> NAKED;
            case 4 -> LOCKED;
            default -> throw new IllegalArgumentException("No kind has the number " + number + ".");
        };
    }

    /// Its number in the keys of a [Moment], from 0.
    int number() {
        return number;
    }

    /// The word for it in tables.
    public String id() {
        return id;
    }
}
