package org.escargot.print.marks;

import java.util.ArrayList;
import java.util.List;

/// Draws on a board in its own measure: cells, from its upper left corner. Widths of lines are in millimeters.
public final class Pen {
    private final Typeface typeface;
    private final double left;
    private final double top;
    private final double cell;
    private final boolean isLarge;
    private final List<Mark> marks = new ArrayList<>();

    /// @param cell the side of a cell in millimeters
    /// @param isLarge whether it is drawn for low vision
    public Pen(Typeface typeface, double left, double top, double cell, boolean isLarge) {
        this.typeface = typeface;
        this.left = left;
        this.top = top;
        this.cell = cell;
        this.isLarge = isLarge;
    }

    public List<Mark> marks() {
        return List.copyOf(marks);
    }

    /// The side of a cell in millimeters.
    public double cell() {
        return cell;
    }

    public boolean isLarge() {
        return isLarge;
    }

    public void line(double x1, double y1, double x2, double y2, double width, Ink ink) {
        marks.add(new Mark.Line(x(x1), y(y1), x(x2), y(y2), width, ink));
    }

    public void dashed(double x1, double y1, double x2, double y2, double width, Ink ink) {
        double middleX = x((x1 + x2) / 2);
        double middleY = y((y1 + y2) / 2);
        marks.add(new Mark.Curve(x(x1), y(y1), middleX, middleY, x(x2), y(y2), width, ink, true));
    }

    public void fill(double x, double y, double width, double height, Ink ink) {
        marks.add(new Mark.Fill(x(x), y(y), width * cell, height * cell, ink));
    }

    public void disc(double x, double y, double radius, Ink ink) {
        marks.add(new Mark.Disc(x(x), y(y), radius * cell, ink));
    }

    /// A circle with a line around it.
    public void ring(double x, double y, double radius, double line, Ink ground, Ink ink) {
        disc(x, y, radius, ink);
        disc(x, y, radius - line, ground);
    }

    /// `text`, whose digits are `height` high, around a point.
    public void text(String text, double x, double y, double height, Ink ink) {
        double width = width(text, height);
        textFrom(text, x - width / 2, y + height / 2, height, ink);
    }

    /// `text` with its baseline from a point on.
    public void textFrom(String text, double x, double y, double height, Ink ink) {
        boolean isHeavy = isLarge && height > 0.3;
        marks.add(new Mark.Text(x(x), y(y), font(height), text, ink, isHeavy, false));
    }

    /// How wide `text` is where its digits are `height` high.
    public double width(String text, double height) {
        return typeface.width(text, font(height)) / cell;
    }

    private double font(double height) {
        return height * cell / typeface.capHeight();
    }

    private double x(double cells) {
        return left + cells * cell;
    }

    private double y(double cells) {
        return top + cells * cell;
    }
}
