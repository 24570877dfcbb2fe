package org.escargot.print;

/// A size of paper, upright.
public enum Paper {
    /// ISO 216.
    A4(210, 297),
    /// That of North America, 8.5 by 11 inches.
    LETTER(215.9, 279.4);

    private final double width;
    private final double height;

    Paper(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /// In millimeters.
    public double width() {
        return width;
    }

    /// In millimeters.
    public double height() {
        return height;
    }
}
