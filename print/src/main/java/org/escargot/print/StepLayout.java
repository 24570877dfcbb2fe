package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Highlights;
import org.escargot.grid.Candidate;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.told.BoardPicture;

/// Places steps of a solution on pages: for each its name, the board with the pattern in colors and shapes, so that it
/// can be read without colors too, and below it the reason, line by line where there is room for that.
public final class StepLayout {
    private static final double NAME_FONT = 4.2;
    private static final double REASON_FONT = 3.4;
    /// The share of a place that is left to the reason; in a longer one the letters are smaller.
    private static final double REASON = 0.24;

    private final Booklet booklet;
    private final Typeface typeface = Typeface.load();

    private final ReasonText reason;
    private final Coordinates coordinates;

    private StepLayout(Booklet booklet, Coordinates coordinates) {
        this.booklet = booklet;
        this.coordinates = coordinates;
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
            if (!title.isEmpty()) {
                parts.add(PageParts.heading(layout.typeface, booklet.paper(), title));
            }
            Area area = Area.of(booklet.paper(), title);
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
        List<Mark> marks = new ArrayList<>(drawn(step, left, top, size));
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

    private List<Mark> drawn(PrintedStep step, double left, double top, double size) {
        BoardPicture picture = step.told().picture();
        BoardDrawing board = new BoardDrawing(typeface, left, top, size, booklet.isLarge());
        picture.areas().forEach(area -> tinted(board, area));
        board.axes(coordinates)
                .lines()
                .digits(step.givens(), Ink.BLACK)
                .digits(without(step.digits(), step.givens()), Ink.GRAY)
                .candidates(step.candidates(), step.digits());
        for (Highlights.Mark mark : picture.marks()) {
            for (int candidate : mark.candidates().stream().toArray()) {
                lit(board, mark.role(), Candidate.cell(candidate), Candidate.digit(candidate));
            }
        }
        picture.curves().forEach(curve -> board.curve(curve, picture.isCrowded()));
        return board.marks();
    }

    private static void tinted(BoardDrawing board, BoardPicture.Area area) {
        switch (area.role()) {
            case COVER -> board.tinted(area.cells(), Ink.COVER);
            case HOUSE -> board.tinted(area.cells(), Ink.HOUSE);
            case BLOCKER -> {}
        }
    }

    private static void lit(BoardDrawing board, Highlights.Role role, int cell, int digit) {
        switch (role) {
            case DEFINING, COLOR_A -> board.candidate(cell, digit, BoardDrawing.Shape.ROUND, Ink.KEEP, Ink.WHITE);
            case PLACED, COLOR_C -> board.candidate(cell, digit, BoardDrawing.Shape.RINGED, Ink.KEEP, Ink.WHITE);
            case FIN, ENDO_FIN, GUARDIAN, COLOR_B, COLOR_D ->
                board.candidate(cell, digit, BoardDrawing.Shape.SQUARE, Ink.FIN, Ink.WHITE);
            case ELIMINATED -> board.candidate(cell, digit, BoardDrawing.Shape.STRUCK, Ink.REMOVE_SOFT, Ink.REMOVE);
        }
    }

    private static Grid without(Grid digits, Grid givens) {
        Grid rest = digits;
        for (int cell = givens.filled().first();
                cell >= 0;
                cell = givens.filled().next(cell)) {
            rest = rest.with(cell, Digit.NONE);
        }
        return rest;
    }
}
