package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Link;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Typeface;
import org.escargot.told.Curve;
import org.escargot.told.Proportions;

/// Draws a board. Lines, digits and candidates grow with it.
final class BoardDrawing {
    private static final double THICK = 1 / 120.0;
    private static final double THIN = 1 / 400.0;
    /// Millimeters that a printer can still lay down without a gap; thick lines stay thicker.
    private static final double THINNEST = 0.1;

    private static final double THINNEST_THICK = 0.25;
    /// How high a digit is in a cell, of 1.
    private static final double DIGIT = 0.5;
    private static final double LARGE_DIGIT = 0.62;
    /// The radius of the shape around a candidate, of its height.
    private static final double AROUND = 0.725;

    /// The width of a link, of the board.
    private static final double LINK = 0.004;

    /// How much of a board with axes these take, above and at the left.
    static final double AXIS = 0.045;

    /// How high a letter of an axis is, of a cell.
    private static final double AXIS_LETTER = 0.2;

    private final Typeface typeface;
    private final double left;
    private final double top;
    private final double size;
    private final boolean isLarge;
    private final Proportions proportions;
    /// How far candidates stand below the middle of a cell, of 1.
    private final double down;
    private final List<Mark> marks = new ArrayList<>();

    /// Draws boards with sides of `size` millimeters whose upper left corner is at (`left`, `top`).
    BoardDrawing(Typeface typeface, double left, double top, double size, boolean isLarge) {
        this(typeface, left, top, size, isLarge, PrintedStep.PROPORTIONS, 0);
    }

    /// The same with candidates in `proportions` that stand `down` below the middle of their cells.
    BoardDrawing(
            Typeface typeface,
            double left,
            double top,
            double size,
            boolean isLarge,
            Proportions proportions,
            double down) {
        this.proportions = proportions;
        this.down = down;
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
                ruled(i, thin() * (isLarge ? 2 : 1), isLarge ? Ink.BLACK : Ink.LINE);
            }
        }
        for (int i = 0; i <= 9; i += 3) {
            ruled(i, thick(), Ink.BLACK);
        }
        return this;
    }

    private double thin() {
        return Math.max(THINNEST, size * THIN);
    }

    private double thick() {
        return Math.max(THINNEST_THICK, size * THICK * (isLarge ? 1.4 : 1));
    }

    private void ruled(int place, double width, Ink ink) {
        double across = left + place * cell();
        double down = top + place * cell();
        // Half a line's width beyond the border, so that the corners are square.
        double over = thick() / 2;
        marks.add(new Mark.Line(across, top - over, across, top + size + over, width, ink));
        marks.add(new Mark.Line(left - over, down, left + size + over, down, width, ink));
    }

    /// What rows and columns are called, at the left of the board and above it.
    BoardDrawing axes(Coordinates coordinates) {
        double away = size * AXIS * 0.5;
        for (int i = 0; i < 9; i++) {
            double middle = (i + 0.5) * cell();
            text(coordinates.row(i), left - away, top + middle, AXIS_LETTER, Ink.GRAY);
            text(Integer.toString(i + 1), left + middle, top - away, AXIS_LETTER, Ink.GRAY);
        }
        return this;
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
                digit(digit, candidateX(cell, digit), candidateY(cell, digit), candidate(), Ink.GRAY);
            }
        }
        return this;
    }

    /// Tints the cells of `cells`.
    BoardDrawing tinted(CellSet cells, Ink ink) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            marks.add(new Mark.Fill(
                    left + Cell.column(cell) * cell(), top + Cell.row(cell) * cell(), cell(), cell(), ink));
        }
        return this;
    }

    /// A candidate in a shape, or struck out; over what was drawn of it before.
    BoardDrawing candidate(int cell, int digit, Shape shape, Ink ground, Ink ink) {
        double x = candidateX(cell, digit);
        double y = candidateY(cell, digit);
        double half = proportions.radius() * cell();
        switch (shape) {
            case ROUND -> marks.add(new Mark.Disc(x, y, half, ground));
            case RINGED -> {
                marks.add(new Mark.Disc(x, y, half * 1.25, ground));
                marks.add(new Mark.Disc(x, y, half * 1.12, Ink.WHITE));
                marks.add(new Mark.Disc(x, y, half, ground));
            }
            case SQUARE, STRUCK -> marks.add(new Mark.Fill(x - half, y - half, 2 * half, 2 * half, ground));
        }
        digit(digit, x, y, candidate(), ink);
        if (shape == Shape.STRUCK) {
            marks.add(new Mark.Line(x - half, y, x + half, y, size * THIN * 2, ink));
        }
        return this;
    }

    /// What is drawn around a candidate.
    enum Shape {
        ROUND,
        RINGED,
        SQUARE,
        STRUCK
    }

    /// A curve of a picture.
    BoardDrawing curve(Curve curve, boolean isThin) {
        marks.add(new Mark.Curve(
                left + curve.from().x() * cell(),
                top + (curve.from().y() + down) * cell(),
                left + curve.bend().x() * cell(),
                top + (curve.bend().y() + down) * cell(),
                left + curve.to().x() * cell(),
                top + (curve.to().y() + down) * cell(),
                size * LINK * (isThin ? 0.5 : 1),
                Ink.LINK,
                curve.strength() == Link.Strength.WEAK));
        return this;
    }

    /// `digit`, `height` of a cell high, around a point.
    private void digit(int digit, double x, double y, double height, Ink ink) {
        text(Integer.toString(digit), x, y, height, ink);
    }

    private void text(String text, double x, double y, double height, Ink ink) {
        double high = height * cell();
        double font = high / typeface.capHeight();
        double half = typeface.width(text, font) / 2;
        boolean isHeavy = isLarge && height > candidate();
        marks.add(new Mark.Text(x - half, y + high / 2, font, text, ink, isHeavy, false));
    }

    private double candidate() {
        return proportions.radius() / AROUND;
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
        return middleX(cell) + ((digit - 1) % 3 - 1) * cell() * proportions.pitch();
    }

    private double candidateY(int cell, int digit) {
        return middleY(cell) + (down + ((digit - 1) / 3 - 1) * proportions.pitch()) * cell();
    }
}
