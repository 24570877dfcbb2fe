package org.escargot.print.marks;

/// A rectangle of a page, in millimeters.
public record Area(double left, double top, double width, double height) {
    /// What stays white between what stands side by side.
    public static final double GAP = 7;

    private static final double TITLE = 16;

    /// What is left below a title, if there is one.
    public Area belowTitle(String title) {
        return title.isEmpty() ? this : below(TITLE);
    }

    /// What is left beside the `gutter` of a bound book, which is at the left of a right page.
    public Area beside(double gutter, boolean isRight) {
        return new Area(isRight ? left + gutter : left, top, width - gutter, height);
    }

    /// What is left below a strip of that height.
    public Area below(double strip) {
        return new Area(left, top + strip, width, height - strip);
    }

    public Area shortened(double by) {
        return new Area(left, top, width, height - by);
    }

    /// Of so many slots, the one in that place in reading order.
    public Area slot(int columns, int rows, int place) {
        double wide = (width - GAP * (columns - 1)) / columns;
        double high = (height - GAP * (rows - 1)) / rows;
        int column = place % columns;
        int row = place / columns;
        return new Area(left + column * (wide + GAP), top + row * (high + GAP), wide, high);
    }
}
