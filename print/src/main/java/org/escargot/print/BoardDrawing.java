package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

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
    private static final double CANDIDATE = 0.2;

    /// Half the width of the shape around a candidate, of a cell.
    private static final double SHAPE = 0.145;
    /// The width of a link, and how far it is bent, of the board and of its own length.
    private static final double LINK = 0.004;

    private static final double BEND = 0.12;

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
        double half = SHAPE * cell();
        switch (shape) {
            case ROUND -> marks.add(new Mark.Disc(x, y, half, ground));
            case RINGED -> {
                marks.add(new Mark.Disc(x, y, half * 1.25, ground));
                marks.add(new Mark.Disc(x, y, half * 1.12, Ink.WHITE));
                marks.add(new Mark.Disc(x, y, half, ground));
            }
            case SQUARE, STRUCK -> marks.add(new Mark.Fill(x - half, y - half, 2 * half, 2 * half, ground));
        }
        digit(digit, x, y, CANDIDATE, ink);
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

    /// A link from the middle of some candidates to that of others, bent a little to one side, so that it does not run
    /// through what lies between.
    BoardDrawing link(CandidateSet from, CandidateSet to, boolean isStrong, boolean isThin) {
        double x1 = middle(from, true);
        double y1 = middle(from, false);
        double x2 = middle(to, true);
        double y2 = middle(to, false);
        double bendX = Math.clamp((x1 + x2) / 2 - (y2 - y1) * BEND, left, left + size);
        double bendY = Math.clamp((y1 + y2) / 2 + (x2 - x1) * BEND, top, top + size);
        double length = Math.max(cell() / 100, Math.hypot(bendX - x1, bendY - y1));
        double off = Math.min(0.4, SHAPE * cell() / length);
        marks.add(new Mark.Curve(
                x1 + (bendX - x1) * off,
                y1 + (bendY - y1) * off,
                bendX,
                bendY,
                x2 + (bendX - x2) * off,
                y2 + (bendY - y2) * off,
                size * LINK * (isThin ? 0.5 : 1),
                Ink.LINK,
                !isStrong));
        return this;
    }

    private double middle(CandidateSet candidates, boolean isAcross) {
        return candidates.stream()
                .mapToDouble(candidate -> isAcross
                        ? candidateX(Candidate.cell(candidate), Candidate.digit(candidate))
                        : candidateY(Candidate.cell(candidate), Candidate.digit(candidate)))
                .average()
                .orElse(0);
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
