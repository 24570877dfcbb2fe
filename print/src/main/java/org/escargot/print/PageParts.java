package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.escargot.print.marks.Area;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;
import org.escargot.print.marks.Typeface;

/// What pages of all kinds have: a title, a line for a name, and a foot with a number where there are several.
final class PageParts {
    /// How high the line for a name is, with the space below it.
    static final double NAME_LINE = 11;

    private static final double TITLE_FONT = 8;
    private static final double SMALL_FONT = 3.5;
    private static final double FOOT = 8;

    private PageParts() {}

    /// `text` with a capital letter.
    static String capitalized(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /// `text` at the top of `page`.
    static Part heading(Typeface typeface, Area page, String text) {
        String title = typeface.printable(text);
        double font = TITLE_FONT * Math.min(1, page.width() / typeface.width(title, TITLE_FONT));
        return Part.of(
                Part.Role.HEADING,
                List.of(new Mark.Text(
                        page.left(), page.top() + TITLE_FONT * 0.8, font, title, Ink.BLACK, true, false)));
    }

    /// `text` small below the heading of `page`.
    static Part belowHeading(Typeface typeface, Area page, String text) {
        double baseline = page.top() + TITLE_FONT * 0.8 + 1.5 * SMALL_FONT;
        return Part.of(
                Part.Role.PARAGRAPH,
                List.of(new Mark.Text(
                        page.left(), baseline, SMALL_FONT, typeface.printable(text), Ink.GRAY, false, false)));
    }

    /// The line for a name and a date at the top of `room`.
    static Part nameLine(Typeface typeface, Area room, Booklet.BookWords words) {
        double baseline = room.top() + 6;
        double date = room.left() + room.width() * 0.62;
        List<Mark> marks = new ArrayList<>();
        field(marks, typeface, words.name(), room.left(), date - Area.GAP, baseline);
        field(marks, typeface, words.date(), date, room.left() + room.width(), baseline);
        return Part.of(Part.Role.PARAGRAPH, marks);
    }

    /// A word, and a line to write on from its end to `end`.
    private static void field(
            List<Mark> marks, Typeface typeface, String word, double left, double end, double baseline) {
        double font = 4;
        String text = typeface.printable(word);
        marks.add(new Mark.Text(left, baseline, font, text, Ink.BLACK, false, false));
        double line = baseline + 0.8;
        marks.add(new Mark.Line(left + typeface.width(text, font) + 2, line, end, line, 0.2, Ink.GRAY));
    }

    /// The pages, each with its foot: a number where there are several, and the footer. A page of the title, which
    /// books begin with, has none.
    static List<Page> numbered(Typeface typeface, Booklet booklet, List<Page> pages) {
        List<Page> numbered = new ArrayList<>();
        for (Page page : pages) {
            int index = numbered.size();
            List<Part> parts = new ArrayList<>(page.parts());
            if (index > 0 || !booklet.book().hasFrontMatter()) {
                List<Mark> foot = foot(typeface, booklet, index, pages.size());
                if (!foot.isEmpty()) {
                    parts.add(Part.of(Part.Role.ORNAMENT, foot));
                }
            }
            numbered.add(new Page(page.paper(), parts));
        }
        return numbered;
    }

    /// The number in the middle; beside a footer at the outer edge, the footer at the inner one.
    private static List<Mark> foot(Typeface typeface, Booklet booklet, int index, int count) {
        String number = booklet.book().isBound() ? Integer.toString(index + 1) : (index + 1) + " / " + count;
        String footer = typeface.printable(booklet.book().footer());
        Area area = booklet.area(index);
        double font = booklet.isLarge() ? 5 : SMALL_FONT;
        double baseline =
                booklet.paper().height() - Math.min(FOOT, booklet.paper().margin() * 0.6);
        double room = area.width() - typeface.width(number, font);
        List<Mark> marks = new ArrayList<>();
        boolean isTurned = booklet.book().isBound() && index % 2 == 1;
        if (!footer.isEmpty()) {
            double size = font * Math.min(1, (room - Area.GAP) / typeface.width(footer, font));
            double left = area.left() + (isTurned ? area.width() - typeface.width(footer, size) : 0);
            marks.add(new Mark.Text(left, baseline, size, footer, Ink.GRAY, false, false));
        }
        if (count > 1) {
            double left = area.left() + (footer.isEmpty() ? room / 2 : isTurned ? 0 : room);
            marks.add(new Mark.Text(left, baseline, font, number, Ink.GRAY, false, false));
        }
        return marks;
    }
}
