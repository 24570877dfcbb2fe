package org.escargot.print;

import java.util.List;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Pen;
import org.escargot.rules.Cells;
import org.escargot.rules.Frame;
import org.escargot.rules.drawing.Shape;
import org.escargot.rules.drawing.Shape.Area;
import org.escargot.rules.drawing.Shape.Edge;
import org.escargot.rules.drawing.Shape.Joint;
import org.escargot.rules.drawing.Shape.Line;
import org.escargot.rules.drawing.Shape.Outside;
import org.escargot.rules.drawing.Shape.Spot;

/// Paints what is seen of rules in black and grays, so that a copy shows it, too.
final class ShapeDrawing {
    private static final double INSET = 0.08;
    private static final double LINE = 0.12;
    /// How high a number in the corner of an area is.
    private static final double LABEL = 0.2;
    private static final double LARGE_LABEL = 0.24;
    private static final double DASHED = 0.022;
    private static final double LEAST_DASHED = 0.12;

    private final Pen pen;
    private final Frame frame;

    ShapeDrawing(Pen pen, Frame frame) {
        this.pen = pen;
        this.frame = frame;
    }

    void draw(Shape shape) {
        switch (shape) {
            case Area area -> area(area);
            case Line line -> line(line);
            case Spot spot -> spot(spot);
            case Joint joint -> joint(joint);
            case Outside outside -> outside(outside);
        }
    }

    private double x(int cell) {
        return frame.column(cell) + 0.5;
    }

    private double y(int cell) {
        return frame.row(cell) + 0.5;
    }

    private double width() {
        return Math.max(LEAST_DASHED, DASHED * pen.cell()) * (pen.isLarge() ? 1.6 : 1);
    }

    private void area(Area area) {
        if (area.edge() == Edge.TINT) {
            area.cells().stream().forEach(cell -> pen.fill(x(cell) - 0.5, y(cell) - 0.5, 1, 1, Ink.TINT));
        }
        for (Outline.Piece piece : area.edge() == Edge.TINT ? List.<Outline.Piece>of() : outline(area.cells())) {
            if (area.edge() == Edge.DASHED) {
                pen.dashed(piece.x1(), piece.y1(), piece.x2(), piece.y2(), width(), Ink.BLACK);
            } else {
                pen.line(piece.x1(), piece.y1(), piece.x2(), piece.y2(), width(), Ink.BLACK);
            }
        }
        if (!area.label().isEmpty()) {
            label(area.cells().stream().min().orElseThrow(), area.label());
        }
    }

    private List<Outline.Piece> outline(Cells cells) {
        return Outline.of(frame, cells, INSET);
    }

    /// A number in the upper left of a cell, on white, so that no dash runs through it.
    private void label(int cell, String text) {
        double height = pen.isLarge() ? LARGE_LABEL : LABEL;
        double left = x(cell) - 0.5 + 0.06;
        double top = y(cell) - 0.5 + 0.06;
        pen.fill(left - 0.02, top - 0.02, pen.width(text, height) + 0.06, height + 0.05, Ink.WHITE);
        pen.textFrom(text, left, top + height, height, Ink.BLACK);
    }

    private void line(Line line) {
        int[] cells = line.cells().stream().toArray();
        double width = LINE * pen.cell();
        for (int at = 1; at < cells.length; at++) {
            pen.line(x(cells[at - 1]), y(cells[at - 1]), x(cells[at]), y(cells[at]), width, Ink.SHAPE);
        }
        for (int cell : cells) {
            pen.disc(x(cell), y(cell), LINE / 2, Ink.SHAPE);
        }
        if (line.end() == Shape.End.ARROW && cells.length > 1) {
            int last = cells[cells.length - 1];
            int before = cells[cells.length - 2];
            head(x(last), y(last), x(last) - x(before), y(last) - y(before), 0.3, width, Ink.SHAPE);
        }
    }

    /// The head of an arrow at a point, which comes from (`right`, `down`).
    private void head(double x, double y, double right, double down, double length, double width, Ink ink) {
        double whole = Math.hypot(right, down);
        for (int side = -1; side <= 1; side += 2) {
            double back = length / whole / Math.sqrt(2);
            pen.line(x, y, x - back * (right + side * down), y - back * (down - side * right), width, ink);
        }
    }

    private void spot(Spot spot) {
        double x = x(spot.cell());
        double y = y(spot.cell());
        switch (spot.look()) {
            case DISC -> pen.disc(x, y, 0.37, Ink.SHAPE);
            case RING -> pen.ring(x, y, 0.4, width() / pen.cell() * 1.5, Ink.WHITE, Ink.GRAY);
            case SQUARE -> pen.fill(x - 0.35, y - 0.35, 0.7, 0.7, Ink.SHAPE);
            case DIAMOND -> diamond(x, y);
            case INWARDS -> signs(x, y, 0.33);
            case OUTWARDS -> signs(x, y, 0.47);
        }
    }

    private void diamond(double x, double y) {
        double reach = 0.45;
        for (int side = -1; side <= 1; side += 2) {
            pen.line(x - reach, y, x, y + side * reach, width(), Ink.GRAY);
            pen.line(x + reach, y, x, y + side * reach, width(), Ink.GRAY);
        }
    }

    /// Four signs whose tips are `reach` from the middle: pointing in where that is near, out where it is far.
    private void signs(double x, double y, double reach) {
        double way = reach < 0.4 ? -1 : 1;
        head(x + reach, y, way, 0, 0.14, width(), Ink.GRAY);
        head(x - reach, y, -way, 0, 0.14, width(), Ink.GRAY);
        head(x, y + reach, 0, way, 0.14, width(), Ink.GRAY);
        head(x, y - reach, 0, -way, 0.14, width(), Ink.GRAY);
    }

    private void joint(Joint joint) {
        int[] cells = joint.cells().stream().toArray();
        double x = joint.cells().stream().mapToDouble(this::x).average().orElseThrow();
        double y = joint.cells().stream().mapToDouble(this::y).average().orElseThrow();
        if (joint.role().equals("greater")) {
            double right = x(cells[1]) - x(cells[0]);
            double down = y(cells[1]) - y(cells[0]);
            head(x + right * 0.1, y + down * 0.1, right, down, 0.25, width() * 1.5, Ink.BLACK);
            return;
        }
        boolean isBlack = joint.role().equals("ratio");
        double radius = cells.length > 2 ? 0.27 : joint.label().isEmpty() ? 0.13 : 0.18;
        pen.ring(x, y, radius, width() / pen.cell(), isBlack ? Ink.BLACK : Ink.WHITE, Ink.BLACK);
        labels(joint.label(), x, y, isBlack ? Ink.WHITE : Ink.BLACK);
    }

    /// Four digits around a corner stand two by two.
    private void labels(String label, double x, double y, Ink ink) {
        String[] words = label.split(" ", -1);
        if (words.length <= 2) {
            pen.text(label, x, y, 0.2, ink);
            return;
        }
        pen.text(words[0] + " " + words[1], x, y - 0.11, 0.17, ink);
        pen.text(label.substring(words[0].length() + words[1].length() + 2), x, y + 0.11, 0.17, ink);
    }

    private void outside(Outside outside) {
        double x = outside.column() + 0.5;
        double y = outside.row() + 0.5;
        pen.text(outside.label(), x, y, 0.36, Ink.BLACK);
        if (outside.down() != 0 || outside.right() != 0) {
            double tipX = x + 0.47 * outside.right();
            double tipY = y + 0.47 * outside.down();
            pen.line(tipX - 0.2 * outside.right(), tipY - 0.2 * outside.down(), tipX, tipY, width(), Ink.BLACK);
            head(tipX, tipY, outside.right(), outside.down(), 0.14, width(), Ink.BLACK);
        }
    }
}
