package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.escargot.explain.Statement;

/// The words below a board: the reason of a step, and the lines of its proof where they can be read.
///
/// @param font the usual size of letters, in millimeters; in a long text they are smaller
record ReasonText(Typeface typeface, double font) {
    /// From line to line, of the size of the font.
    private static final double LEADING = 1.35;

    /// How far a line of a proof stands to the right for each level, of the size of the font.
    private static final double INDENT = 1.5;

    /// Smaller letters than these are no help, so a proof that needs them is left out; a reason never is.
    private static final double LEAST = 2.1;

    private static final double SHRINK = 0.93;

    /// A paragraph, so many levels to the right.
    private record Paragraph(int level, String text) {}

    /// A line of a paragraph.
    private record Line(int level, String text) {}

    /// What `area` has room for.
    List<Mark> marks(PrintedStep step, Area area) {
        Paragraph reason =
                new Paragraph(0, typeface.printable(step.told().last().text()));
        List<Paragraph> whole = Stream.concat(
                        Stream.of(reason), step.told().proof().stream().map(this::paragraph))
                .toList();
        double size = fitting(whole, area);
        return size >= Math.min(LEAST, font)
                ? set(whole, size, area)
                : set(List.of(reason), fitting(List.of(reason), area), area);
    }

    private Paragraph paragraph(Statement statement) {
        return new Paragraph(1 + statement.level(), typeface.printable(statement.text()));
    }

    /// The largest size in which `paragraphs` fit.
    private double fitting(List<Paragraph> paragraphs, Area area) {
        double size = font;
        while (lines(paragraphs, size, area.width()).size() * size * LEADING > area.height() && size > 1) {
            size *= SHRINK;
        }
        return size;
    }

    private List<Mark> set(List<Paragraph> paragraphs, double size, Area area) {
        List<Mark> marks = new ArrayList<>();
        for (Line line : lines(paragraphs, size, area.width())) {
            double left = area.left() + line.level() * INDENT * size;
            double baseline = area.top() + size * (1 + marks.size() * LEADING);
            marks.add(new Mark.Text(left, baseline, size, line.text(), Ink.BLACK, false, false));
        }
        return marks;
    }

    private List<Line> lines(List<Paragraph> paragraphs, double size, double width) {
        List<Line> lines = new ArrayList<>();
        for (Paragraph paragraph : paragraphs) {
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
