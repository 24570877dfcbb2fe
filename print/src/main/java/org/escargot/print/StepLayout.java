package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import org.escargot.explain.Coordinates;
import org.escargot.print.marks.Area;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;
import org.escargot.print.marks.Typeface;

/// Places steps of a solution on pages: for each its name, the board with the pattern in colors and shapes, so that it
/// can be read without colors too, and below it the reason, line by line where there is room for that.
public final class StepLayout {
    private static final double NAME_FONT = 4.2;
    private static final double REASON_FONT = 3.4;
    /// The share of a place that is left to the reason; in a longer one the letters are smaller.
    private static final double REASON = 0.24;

    private final Typeface typeface = Typeface.load();

    private final ReasonText reason;
    private final StepDrawing drawing;

    private StepLayout(Booklet booklet, Coordinates coordinates) {
        this.drawing = new StepDrawing(typeface, coordinates, booklet.isLarge());
        this.reason = new ReasonText(typeface, booklet.isLarge() ? 2 * REASON_FONT : REASON_FONT);
    }

    /// The pages of `booklet` with `steps`, which are numbered from 1 where there are several. Rows and columns are
    /// numbered as `coordinates`, by which the reasons name cells, does.
    public static List<Page> pages(Booklet booklet, List<PrintedStep> steps, Coordinates coordinates) {
        StepLayout layout = new StepLayout(booklet, coordinates);
        List<Page> pages = new ArrayList<>();
        for (int first = 0; first < steps.size(); first += booklet.perPage()) {
            List<Part> parts = new ArrayList<>();
            String title = first == 0 ? booklet.title() : "";
            Area whole = booklet.area(pages.size());
            if (!title.isEmpty()) {
                parts.add(PageParts.heading(layout.typeface, whole, title));
            }
            Area area = whole.belowTitle(title);
            for (int i = first; i < Math.min(steps.size(), first + booklet.perPage()); i++) {
                String number = steps.size() == 1 ? "" : i + 1 + ". ";
                Area slot = area.slot(booklet.columns(), booklet.rows(), i - first);
                parts.addAll(layout.step(number + steps.get(i).told().name(), steps.get(i), slot));
            }
            pages.add(new Page(booklet.paper(), parts));
        }
        return PageParts.numbered(layout.typeface, booklet, pages);
    }

    private List<Part> step(String name, PrintedStep step, Area slot) {
        double head = NAME_FONT * 1.6;
        double below = slot.height() * REASON;
        double whole = Math.min(slot.width(), slot.height() - head - below);
        // The board leaves room for its axes above and at the left.
        double size = whole * (1 - BoardDrawing.AXIS);
        double left = slot.left() + (slot.width() - whole) / 2 + whole - size;
        double top = slot.top() + head + whole - size;
        Mark heading = heading(typeface.printable(name), left, slot);
        List<Mark> marks = drawing.marks(step, left, top, size);
        Area text =
                new Area(slot.left(), top + size + 1.5, slot.width(), slot.top() + slot.height() - top - size - 1.5);
        return List.of(
                Part.of(Part.Role.PARAGRAPH, List.of(heading)),
                new Part(Part.Role.FIGURE, name, marks),
                Part.of(Part.Role.PARAGRAPH, reason.marks(step, text)));
    }

    /// `name` above a board that begins at `left`, in letters small enough that it ends where `slot` does.
    private Mark heading(String name, double left, Area slot) {
        double room = slot.left() + slot.width() - left;
        double font = Math.min(NAME_FONT, NAME_FONT * room / typeface.width(name, NAME_FONT));
        return new Mark.Text(left, slot.top() + NAME_FONT, font, name, Ink.BLACK, true, false);
    }
}
