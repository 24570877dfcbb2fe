package org.escargot.print;

import java.util.ArrayList;
import java.util.List;

/// What pages of all kinds have: a title, and a number where there are several.
final class PageParts {
    private static final double TITLE_FONT = 8;
    private static final double FOOT = 8;

    private PageParts() {}

    static Part heading(Typeface typeface, Paper paper, String text) {
        String title = typeface.printable(text);
        double width = paper.width() - 2 * Area.MARGIN;
        double font = TITLE_FONT * Math.min(1, width / typeface.width(title, TITLE_FONT));
        return Part.of(
                Part.Role.HEADING,
                List.of(new Mark.Text(
                        Area.MARGIN, Area.MARGIN + TITLE_FONT * 0.8, font, title, Ink.BLACK, true, false)));
    }

    /// The pages, each with its number where there are several.
    static List<Page> numbered(Typeface typeface, Booklet booklet, List<Page> pages) {
        if (pages.size() == 1) {
            return List.copyOf(pages);
        }
        List<Page> numbered = new ArrayList<>();
        for (Page page : pages) {
            String text = (numbered.size() + 1) + " / " + pages.size();
            double font = booklet.isLarge() ? 5 : 3.5;
            double left = (page.paper().width() - typeface.width(text, font)) / 2;
            List<Part> parts = new ArrayList<>(page.parts());
            parts.add(Part.of(
                    Part.Role.ORNAMENT,
                    List.of(new Mark.Text(left, page.paper().height() - FOOT, font, text, Ink.GRAY, false, false))));
            numbered.add(new Page(page.paper(), parts));
        }
        return numbered;
    }
}
