package org.escargot.grid;

/// The candidates (a digit in a cell), as `int`s 0..728: cell by cell, and within a cell by digit.
public final class Candidate {
    /// How many candidates there are: 729.
    public static final int COUNT = Cell.COUNT * Digit.COUNT;

    private Candidate() {}

    /// The candidate `digit` (1..9) in `cell` (0..80).
    public static int of(int cell, int digit) {
        return Cell.check(cell) * Digit.COUNT + Digit.check(digit) - 1;
    }

    /// The cell of `candidate`, 0..80.
    public static int cell(int candidate) {
        return candidate / Digit.COUNT;
    }

    /// The digit of `candidate`, 1..9.
    public static int digit(int candidate) {
        return candidate % Digit.COUNT + 1;
    }

    /// The candidate's name: digit, then cell, such as `7r1c2`.
    public static String name(int candidate) {
        return digit(candidate) + Cell.name(cell(candidate));
    }
}
