package org.escargot.grid;

/// The digits, as `int`s 1..9. Where a grid has no digit yet, it holds [#NONE].
public final class Digit {
    /// How many digits there are: 9.
    public static final int COUNT = 9;

    /// The value of an empty cell: 0.
    public static final int NONE = 0;

    private Digit() {}

    /// Whether `value` is a digit, 1..9.
    public static boolean isDigit(int value) {
        return value >= 1 && value <= COUNT;
    }

    static int check(int digit) {
        if (!isDigit(digit)) {
            throw new IllegalArgumentException("The digit (" + digit + ") must be 1..9.");
        }
        return digit;
    }
}
