package org.escargot.print;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.explain.Statement;
import org.escargot.print.marks.Area;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Paragraphs;
import org.escargot.print.marks.Paragraphs.Paragraph;
import org.escargot.print.marks.Typeface;

/// The words below a board: the reason of a step, and the lines of its proof where they can be read.
///
/// @param font the usual size of letters, in millimeters; in a long text they are smaller
record ReasonText(Typeface typeface, double font) {
    /// Smaller letters than these are no help, so a proof that needs them is left out; a reason never is.
    private static final double LEAST = 2.1;

    /// What `area` has room for.
    List<Mark> marks(PrintedStep step, Area area) {
        Paragraph reason =
                new Paragraph(0, typeface.printable(step.told().last().text()));
        Paragraphs whole = new Paragraphs(
                typeface,
                Stream.concat(Stream.of(reason), step.told().proof().stream().map(this::paragraph))
                        .toList());
        double size = whole.fitting(font, area);
        if (size >= Math.min(LEAST, font)) {
            return whole.marks(size, area);
        }
        Paragraphs alone = new Paragraphs(typeface, List.of(reason));
        return alone.marks(alone.fitting(font, area), area);
    }

    private Paragraph paragraph(Statement statement) {
        return new Paragraph(1 + statement.level(), typeface.printable(statement.text()));
    }
}
