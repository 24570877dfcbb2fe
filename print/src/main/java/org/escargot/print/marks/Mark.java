package org.escargot.print.marks;

import java.util.List;

/// Something on a page, in millimeters from its upper left corner.
public sealed interface Mark {
    /// A straight line.
    record Line(double x1, double y1, double x2, double y2, double width, Ink ink) implements Mark {}

    /// A filled rectangle.
    record Fill(double x, double y, double width, double height, Ink ink) implements Mark {}

    /// A filled circle around a point.
    record Disc(double x, double y, double radius, Ink ink) implements Mark {}

    /// A curve from one point to another, bent towards a third.
    record Curve(
            double x1,
            double y1,
            double bendX,
            double bendY,
            double x2,
            double y2,
            double width,
            Ink ink,
            boolean isDashed)
            implements Mark {
        /// How long the dashes of a dashed curve are, and the gaps between them, of its width.
        public static final double DASH = 2.5;
    }

    /// A line of text, whose baseline begins at a point.
    ///
    /// @param size the size of the font
    /// @param isHeavy whether the letters are thickened
    /// @param isTurned whether it stands upside down, and so goes to the left
    record Text(double x, double y, double size, String text, Ink ink, boolean isHeavy, boolean isTurned)
            implements Mark {}

    /// The same mark, turned by half a turn around the middle of a page of this size.
    default Mark turned(double width, double height) {
        return switch (this) {
            case Line line ->
                new Line(width - line.x1, height - line.y1, width - line.x2, height - line.y2, line.width, line.ink);
            case Fill fill ->
                new Fill(width - fill.x - fill.width, height - fill.y - fill.height, fill.width, fill.height, fill.ink);
            case Disc disc -> new Disc(width - disc.x, height - disc.y, disc.radius, disc.ink);
            case Curve curve ->
                new Curve(
                        width - curve.x1,
                        height - curve.y1,
                        width - curve.bendX,
                        height - curve.bendY,
                        width - curve.x2,
                        height - curve.y2,
                        curve.width,
                        curve.ink,
                        curve.isDashed);
            case Text text ->
                new Text(width - text.x, height - text.y, text.size, text.text, text.ink, text.isHeavy, !text.isTurned);
        };
    }

    /// `marks`, turned.
    static List<Mark> turned(List<Mark> marks, double width, double height) {
        return marks.stream().map(mark -> mark.turned(width, height)).toList();
    }
}
