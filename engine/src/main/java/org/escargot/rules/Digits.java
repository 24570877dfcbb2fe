package org.escargot.rules;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.grid.Grid;

/// Digits on a board of any size, some cells or all of them filled. Immutable.
public final class Digits {
    private final Frame frame;
    private final byte[] digits;

    private Digits(Frame frame, byte[] digits) {
        this.frame = frame;
        this.digits = digits;
    }

    /// The board of `frame` without a digit.
    public static Digits empty(Frame frame) {
        return new Digits(frame, new byte[frame.places()]);
    }

    /// The board with `digits[cell]` in each cell, 0 where it is empty; the array, of [Frame#places], is copied.
    public static Digits of(Frame frame, int[] digits) {
        byte[] own = new byte[frame.places()];
        frame.cells().stream().forEach(cell -> {
            if (digits[cell] < 0 || digits[cell] > frame.size()) {
                throw new IllegalArgumentException("The digit (" + digits[cell] + ") of " + frame.name(cell)
                        + " must be 0.." + frame.size() + ".");
            }
            own[cell] = (byte) digits[cell];
        });
        return new Digits(frame, own);
    }

    /// The board of a line with a character for each cell, row by row: `1`..`9`, `A`.. or `a`.., and `.` or `0` where
    /// a cell is empty. For trusted text; readers of formats say what is wrong.
    public static Digits of(Frame frame, String line) {
        int[] digits = new int[frame.places()];
        if (line.length() != frame.rows() * frame.columns()) {
            throw new IllegalArgumentException("The line has " + line.length() + " characters.");
        }
        for (int at = 0; at < line.length(); at++) {
            char c = line.charAt(at);
            digits[frame.cell(at / frame.columns(), at % frame.columns())] = c == '.' ? 0 : Character.digit(c, 36);
        }
        return of(frame, digits);
    }

    /// The board that these stand on.
    public Frame frame() {
        return frame;
    }

    /// The digit in `cell`, or 0.
    public int digit(int cell) {
        return digits[cell];
    }

    /// This board with `digit` in `cell`; 0 empties it.
    public Digits with(int cell, int digit) {
        byte[] changed = digits.clone();
        changed[cell] = (byte) digit;
        return new Digits(frame, changed);
    }

    /// The cells that hold a digit, in reading order.
    public Cells filled() {
        return Cells.of(frame.cells().stream().filter(cell -> digits[cell] != 0));
    }

    /// Whether no cell is empty.
    public boolean isFull() {
        return filled().size() == frame.rows() * frame.columns();
    }

    /// Whether every digit of `other` stands in the same cell here.
    public boolean extendsDigits(Digits other) {
        return other.filled().stream().allMatch(cell -> digits[cell] == other.digits[cell]);
    }

    /// A new array with the digit of each cell, 0 where it is empty.
    public int[] toArray() {
        return IntStream.range(0, digits.length).map(cell -> digits[cell]).toArray();
    }

    /// These digits as a grid of 9x9; empty where the board has another size.
    public Optional<Grid> grid() {
        return frame.size() == 9 && frame.isSquare() ? Optional.of(Grid.of(digits)) : Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Digits same && frame.equals(same.frame) && Arrays.equals(digits, same.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }

    /// A character for each cell, row by row: `1`..`9`, `A`.., and `.` where a cell is empty.
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder();
        frame.cells().stream().forEach(cell -> line.append(digits[cell] == 0 ? '.' : Frame.symbol(digits[cell])));
        return line.toString();
    }
}
