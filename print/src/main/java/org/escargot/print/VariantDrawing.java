package org.escargot.print;

import java.util.List;
import java.util.function.Predicate;
import org.escargot.explain.Coordinates;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Pen;
import org.escargot.print.marks.Typeface;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.drawing.Drawing;
import org.escargot.rules.drawing.Shape;

/// Draws a board with rules of its own: any size, regions, what is painted of the rules, digits. All grows with the
/// cells; what stands outside of the board makes them smaller.
final class VariantDrawing {
    private static final double THICK = 0.075;
    private static final double THIN = 1 / 45.0;
    private static final double THINNEST = 0.1;
    private static final double THINNEST_THICK = 0.25;
    /// How high a digit is in a cell, of 1.
    private static final double DIGIT = 0.48;
    private static final double LARGE_DIGIT = 0.58;
    /// What candidates leave free above them, where totals stand.
    private static final double HEAD = 0.25;

    /// How far candidates over it stand below the middle of a cell.
    private static final double BELOW_TOTALS = 0.11;
    /// How high a letter of an axis is, of a board.
    private static final double AXIS_LETTER = 1 / 45.0;

    private final Pen pen;
    private final Typeface typeface;
    private final double left;
    private final double top;
    private final double margin;
    private final Frame frame;
    private final Rules rules;
    private final boolean isLarge;

    /// Draws into a square with sides of `size` millimeters whose upper left corner is at (`left`, `top`).
    VariantDrawing(Typeface typeface, double left, double top, double size, boolean isLarge, Rules rules) {
        this.rules = rules;
        this.isLarge = isLarge;
        frame = rules.frame();
        boolean hasOutside = Drawing.of(rules).stream().anyMatch(Shape.Outside.class::isInstance);
        int around = hasOutside ? 2 : 0;
        double cell = size / (Math.max(frame.rows(), frame.columns()) + around);
        double width = cell * (frame.columns() + around);
        double height = cell * (frame.rows() + around);
        margin = hasOutside ? cell : 0;
        this.typeface = typeface;
        this.left = left + (size - width) / 2 + margin;
        this.top = top + (size - height) / 2 + margin;
        pen = new Pen(typeface, this.left, this.top, cell, isLarge);
    }

    List<Mark> marks() {
        return pen.marks();
    }

    /// A board for digits and candidates on the same cells, of up to nine digits. Draws apart from this.
    BoardDrawing boardOver() {
        return new BoardDrawing(typeface, left, top, 9 * pen.cell(), isLarge, PrintedStep.WITH_RULES, BELOW_TOTALS);
    }

    /// What rows and columns are called, at the left of a board of `size` millimeters and above it, outside of what
    /// stands there.
    VariantDrawing axes(Coordinates coordinates, double size) {
        double away = (margin + size * BoardDrawing.AXIS / 2) / pen.cell();
        double height = size * AXIS_LETTER / pen.cell();
        for (int row = 0; row < frame.rows(); row++) {
            pen.text(coordinates.row(row), -away, row + 0.5, height, Ink.GRAY);
        }
        for (int column = 0; column < frame.columns(); column++) {
            pen.text(Integer.toString(column + 1), column + 0.5, -away, height, Ink.GRAY);
        }
        return this;
    }

    /// Tints, lines and what stands in cells: below the borders.
    VariantDrawing ground() {
        return shapes(VariantDrawing::isBelow);
    }

    /// The tints of [#ground] alone.
    VariantDrawing tints() {
        return shapes(shape -> isBelow(shape) && shape instanceof Shape.Area);
    }

    /// The ground without its tints.
    VariantDrawing lines() {
        return shapes(shape -> isBelow(shape) && !(shape instanceof Shape.Area));
    }

    /// Outlines, what stands on borders, and numbers: above the borders.
    VariantDrawing outlines() {
        return shapes(shape -> !isBelow(shape));
    }

    private VariantDrawing shapes(Predicate<Shape> which) {
        ShapeDrawing shapes = new ShapeDrawing(pen, frame);
        Drawing.of(rules).stream().filter(which).forEach(shapes::draw);
        return this;
    }

    private static boolean isBelow(Shape shape) {
        return switch (shape) {
            case Shape.Area area ->
                area.edge() == Shape.Edge.TINT && area.label().isEmpty();
            case Shape.Line _, Shape.Spot _ -> true;
            case Shape.Joint _, Shape.Outside _ -> false;
        };
    }

    /// The thin lines between cells; below all else.
    VariantDrawing cells() {
        double thin = Math.max(THINNEST, THIN * pen.cell()) * (isLarge ? 2 : 1);
        Ink ink = isLarge ? Ink.BLACK : Ink.LINE;
        for (int row = 1; row < frame.rows(); row++) {
            pen.line(0, row, frame.columns(), row, thin, ink);
        }
        for (int column = 1; column < frame.columns(); column++) {
            pen.line(column, 0, column, frame.rows(), thin, ink);
        }
        return this;
    }

    /// The thick lines around the board and between regions.
    VariantDrawing borders() {
        int[] regions = frame.regionOf();
        for (int row = 0; row < frame.rows(); row++) {
            for (int column = 0; column < frame.columns(); column++) {
                if (isBorder(regions, row, column, row - 1, column)) {
                    thick(column, row, column + 1, row);
                }
                if (isBorder(regions, row, column, row, column - 1)) {
                    thick(column, row, column, row + 1);
                }
            }
        }
        thick(0, frame.rows(), frame.columns(), frame.rows());
        thick(frame.columns(), 0, frame.columns(), frame.rows());
        return this;
    }

    private boolean isBorder(int[] regions, int row, int column, int otherRow, int otherColumn) {
        return !frame.has(otherRow, otherColumn)
                || regions[frame.cell(row, column)] != regions[frame.cell(otherRow, otherColumn)];
    }

    private void thick(int x1, int y1, int x2, int y2) {
        double width = Math.max(THINNEST_THICK, THICK * pen.cell() * (isLarge ? 1.4 : 1));
        double over = width / 2 / pen.cell();
        boolean isAcross = y1 == y2;
        pen.line(
                x1 - (isAcross ? over : 0),
                y1 - (isAcross ? 0 : over),
                x2 + (isAcross ? over : 0),
                y2 + (isAcross ? 0 : over),
                width,
                Ink.BLACK);
    }

    /// The digits of `digits`, but for those that `without` has, too.
    VariantDrawing digits(Digits digits, Digits without, Ink ink) {
        for (int cell : digits.filled().stream().toArray()) {
            if (without.digit(cell) == 0) {
                pen.text(
                        String.valueOf(Frame.symbol(digits.digit(cell))),
                        frame.column(cell) + 0.5,
                        frame.row(cell) + 0.5,
                        isLarge ? LARGE_DIGIT : DIGIT,
                        ink);
            }
        }
        return this;
    }

    /// The candidates of the cells that `digits` leaves empty, each in its place of a cell; none where the list is
    /// empty.
    VariantDrawing candidates(List<Integer> candidates, Digits digits) {
        if (!candidates.isEmpty()) {
            frame.cells().stream()
                    .filter(cell -> digits.digit(cell) == 0)
                    .forEach(cell -> candidates(cell, candidates.get(cell)));
        }
        return this;
    }

    private void candidates(int cell, int candidates) {
        int side = (int) Math.ceil(Math.sqrt(frame.size()));
        for (int digit = 1; digit <= frame.size(); digit++) {
            if ((candidates >> digit - 1 & 1) != 0) {
                int row = (digit - 1) / side;
                int column = (digit - 1) % side;
                double x = frame.column(cell) + (column + 0.5) / side * 0.8 + 0.1;
                double y = frame.row(cell) + HEAD + (row + 0.5) / side * (0.95 - HEAD);
                pen.text(String.valueOf(Frame.symbol(digit)), x, y, 0.5 / side, Ink.GRAY);
            }
        }
    }
}
