package org.escargot.print;

/// A rectangle of a page, in millimeters.
record Area(double left, double top, double width, double height) {
    /// What stays white around everything, and between what stands side by side.
    static final double MARGIN = 15;

    static final double GAP = 7;
    private static final double TITLE = 16;

    /// What a page has below a title, if it has one.
    static Area of(Paper paper, String title) {
        double top = MARGIN + (title.isEmpty() ? 0 : TITLE);
        return new Area(MARGIN, top, paper.width() - 2 * MARGIN, paper.height() - top - MARGIN);
    }

    /// What is left below a strip of that height.
    Area below(double strip) {
        return new Area(left, top + strip, width, height - strip);
    }

    Area shortened(double by) {
        return new Area(left, top, width, height - by);
    }

    /// Of so many slots, the one in that place in reading order.
    Area slot(int columns, int rows, int place) {
        double wide = (width - GAP * (columns - 1)) / columns;
        double high = (height - GAP * (rows - 1)) / rows;
        int column = place % columns;
        int row = place / columns;
        return new Area(left + column * (wide + GAP), top + row * (high + GAP), wide, high);
    }
}
