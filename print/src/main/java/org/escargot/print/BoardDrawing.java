package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// Draws a board. Lines, digits and candidates grow with it.
final class BoardDrawing {
    private static final double THICK = 1 / 120.0;
    private static final double THIN = 1 / 400.0;
    /// How high a digit is in a cell, of 1.
    private static final double DIGIT = 0.5;
    private static final double LARGE_DIGIT = 0.62;
    private static final double CANDIDATE = 0.2;

    private final Typeface typeface;
    private final double left;
    private final double top;
    private final double size;
    private final boolean isLarge;
    private final List<Mark> marks = new ArrayList<>();

    /// Draws boards with sides of `size` millimeters whose upper left corner is at (`left`, `top`).
    BoardDrawing(Typeface typeface, double left, double top, double size, boolean isLarge) {
        this.typeface = typeface;
        this.left = left;
        this.top = top;
        this.size = size;
        this.isLarge = isLarge;
    }

    List<Mark> marks() {
        return List.copyOf(marks);
    }

    /// The lines, those of boxes and the border thick.
    BoardDrawing lines() {
        for (int i = 1; i < 9; i++) {
            if (i % 3 != 0) {
                ruled(i, size * THIN * (isLarge ? 2 : 1), isLarge ? Ink.BLACK : Ink.LINE);
            }
        }
        for (int i = 0; i <= 9; i += 3) {
            ruled(i, size * THICK, Ink.BLACK);
        }
        return this;
    }

    private void ruled(int place, double width, Ink ink) {
        double across = left + place * cell();
        double down = top + place * cell();
        // Half a line's width beyond the border, so that the corners are square.
        double over = size * THICK / 2;
        marks.add(new Mark.Line(across, top - over, across, top + size + over, width, ink));
        marks.add(new Mark.Line(left - over, down, left + size + over, down, width, ink));
    }

    /// The digits of `grid`.
    BoardDrawing digits(Grid grid, Ink ink) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (grid.digit(cell) != Digit.NONE) {
                digit(grid.digit(cell), middleX(cell), middleY(cell), isLarge ? LARGE_DIGIT : DIGIT, ink);
            }
        }
        return this;
    }

    /// The candidates of `notes` in the cells that `filled` leaves empty, each in its place of a cell.
    BoardDrawing candidates(Marks notes, Grid filled) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet here = filled.digit(cell) == Digit.NONE ? notes.at(cell) : DigitSet.EMPTY;
            for (int digit = here.first(); digit > 0; digit = here.next(digit)) {
                digit(digit, candidateX(cell, digit), candidateY(cell, digit), CANDIDATE, Ink.GRAY);
            }
        }
        return this;
    }

    /// `digit`, `height` of a cell high, around a point.
    private void digit(int digit, double x, double y, double height, Ink ink) {
        String text = Integer.toString(digit);
        double high = height * cell();
        double font = high / typeface.capHeight();
        double half = typeface.width(text, font) / 2;
        boolean isHeavy = isLarge && height > CANDIDATE;
        marks.add(new Mark.Text(x - half, y + high / 2, font, text, ink, isHeavy, false));
    }

    private double cell() {
        return size / 9;
    }

    private double middleX(int cell) {
        return left + (Cell.column(cell) + 0.5) * cell();
    }

    private double middleY(int cell) {
        return top + (Cell.row(cell) + 0.5) * cell();
    }

    private double candidateX(int cell, int digit) {
        return middleX(cell) + ((digit - 1) % 3 - 1) * cell() * 0.3;
    }

    private double candidateY(int cell, int digit) {
        return middleY(cell) + ((digit - 1) / 3 - 1) * cell() * 0.3;
    }
}
