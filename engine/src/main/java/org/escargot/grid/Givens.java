package org.escargot.grid;

import java.util.Objects;

/// A puzzle as it is printed: digits that stand from the start. They may contradict each other;
/// then the puzzle has no solution.
///
/// @param grid the givens, every other cell empty
public record Givens(Grid grid) implements Puzzle {
    /// The puzzle with the digits of `grid` as its givens.
    public Givens {
        Objects.requireNonNull(grid, "grid");
    }

    /// The givens in 81 characters row by row, `1`..`9`, and `.` or `0` for an empty cell.
    public static Givens of(String line) {
        return new Givens(Grid.of(line));
    }

    /// The given in `cell`, or [Digit#NONE].
    public int digit(int cell) {
        return grid.digit(cell);
    }

    /// The cells that hold a given.
    public CellSet cells() {
        return grid.filled();
    }

    @Override
    public DigitSet allowed(int cell) {
        int given = grid.digit(cell);
        return given == Digit.NONE ? DigitSet.ALL : DigitSet.of(given);
    }

    /// The 81 characters row by row, `.` for an empty cell.
    @Override
    public String toString() {
        return grid.toString();
    }
}
