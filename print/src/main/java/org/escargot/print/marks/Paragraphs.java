package org.escargot.print.marks;

import java.util.ArrayList;
import java.util.List;

/// Paragraphs, which are broken into lines where they have no more room.
///
/// @param typeface in which they are set
/// @param all the paragraphs
public record Paragraphs(Typeface typeface, List<Paragraph> all) {
    /// From line to line, of the size of the font.
    private static final double LEADING = 1.35;

    /// How far a line stands to the right for each level, of the size of the font.
    private static final double INDENT = 1.5;

    private static final double SHRINK = 0.93;

    /// A paragraph, so many levels to the right.
    public record Paragraph(int level, String text) {}

    /// A line of a paragraph.
    private record Line(int level, String text) {}

    public Paragraphs {
        all = List.copyOf(all);
    }

    /// How high they are in a font of `size` millimeters, where lines may have `width`.
    public double height(double size, double width) {
        return lines(size, width).size() * size * LEADING;
    }

    /// The largest size of a font in which they fit `area`, and no larger than `size`.
    public double fitting(double size, Area area) {
        double fitting = size;
        while (height(fitting, area.width()) > area.height() && fitting > 1) {
            fitting *= SHRINK;
        }
        return fitting;
    }

    /// The lines in a font of `size` millimeters, from the top of `area` on.
    public List<Mark> marks(double size, Area area) {
        List<Mark> marks = new ArrayList<>();
        double baseline = area.top() + size;
        for (Line line : lines(size, area.width())) {
            double left = area.left() + line.level() * INDENT * size;
            if (!line.text().isEmpty()) {
                marks.add(new Mark.Text(left, baseline, size, line.text(), Ink.BLACK, false, false));
            }
            baseline += size * LEADING;
        }
        return marks;
    }

    private List<Line> lines(double size, double width) {
        List<Line> lines = new ArrayList<>();
        for (Paragraph paragraph : all) {
            wrap(paragraph, size, width - paragraph.level() * INDENT * size, lines);
        }
        return lines;
    }

    private void wrap(Paragraph paragraph, double size, double width, List<Line> lines) {
        String line = "";
        for (String word : paragraph.text().split(" ", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && typeface.width(longer, size) > width) {
                lines.add(new Line(paragraph.level(), line));
                longer = word;
            }
            line = longer;
        }
        lines.add(new Line(paragraph.level(), line));
    }
}
