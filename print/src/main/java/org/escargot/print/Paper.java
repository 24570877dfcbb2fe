package org.escargot.print;

import org.escargot.print.marks.Area;

/// A size of pages, upright, as they are after trimming. All in millimeters.
///
/// @param width of a page
/// @param height of a page
/// @param bleed how far the sheet goes on beyond each edge, to be trimmed off; 0 without that
public record Paper(double width, double height, double bleed) {
    /// ISO 216.
    public static final Paper A4 = new Paper(210, 297);
    /// Half of [#A4].
    public static final Paper A5 = new Paper(148, 210);
    /// That of North America, 8.5 by 11 inches.
    public static final Paper LETTER = new Paper(215.9, 279.4);
    /// As wide, 14 inches high.
    public static final Paper LEGAL = new Paper(215.9, 355.6);

    /// The width of the white margin of large pages. Smaller ones have one in proportion.
    private static final double LARGEST_MARGIN = 15;

    /// What stays free for the number of a page at least.
    private static final double FOOT = 13.5;

    private Paper(double width, double height) {
        this(width, height, 0);
    }

    /// The same page on a sheet that goes on for `bleed` millimeters beyond each edge.
    public Paper withBleed(double bleed) {
        return new Paper(width, height, bleed);
    }

    /// How wide the sheet is before it is trimmed.
    double sheetWidth() {
        return width + 2 * bleed;
    }

    /// How high the sheet is before it is trimmed.
    double sheetHeight() {
        return height + 2 * bleed;
    }

    /// What stays white around everything.
    double margin() {
        return Math.min(LARGEST_MARGIN, width / 14);
    }

    /// What a page has inside its margins.
    Area area() {
        double margin = margin();
        double bottom = Math.max(margin, FOOT);
        return new Area(margin, margin, width - 2 * margin, height - margin - bottom);
    }
}
