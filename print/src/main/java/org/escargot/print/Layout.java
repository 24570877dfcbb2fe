package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Places puzzles and their solutions on pages, from left to right and from top to bottom.
public final class Layout {
    private static final double CAPTION = 7;
    private static final double QR = 17;
    /// Where six stand on a page, and each millimeter is the board's.
    private static final double SMALL_QR = 13;
    /// The columns and rows of boards on a page of solutions.
    private static final int SOLUTION_COLUMNS = 3;

    private static final int SOLUTION_ROWS = 4;
    private static final double UPSIDE_DOWN = 24;

    private final Booklet booklet;
    private final Typeface typeface = Typeface.load();
    private final List<Page> pages = new ArrayList<>();

    private final Boards boards;
    private final BookletRules rules;

    private Layout(Booklet booklet, List<? extends Printed> puzzles) {
        this.booklet = booklet;
        boards = new Boards(typeface, booklet);
        rules = BookletRules.of(puzzles, typeface, booklet.isLarge());
    }

    /// The pages of `booklet` with `puzzles`, which are numbered from 1.
    public static List<Page> pages(Booklet booklet, List<? extends Printed> puzzles) {
        Layout layout = new Layout(booklet, puzzles);
        if (layout.hasRulesAlone()) {
            layout.rulesPage();
        }
        for (int first = 0; first < puzzles.size(); first += booklet.perPage()) {
            layout.puzzlePage(first, puzzles.subList(first, Math.min(puzzles.size(), first + booklet.perPage())));
        }
        if (booklet.solutions() == Booklet.Solutions.END) {
            layout.solutionPages(puzzles);
        }
        return PageParts.numbered(layout.typeface, booklet, layout.pages);
    }

    private void puzzlePage(int first, List<? extends Printed> puzzles) {
        List<Part> parts = new ArrayList<>();
        boolean isFirst = pages.isEmpty();
        if (isFirst) {
            begin(parts);
        }
        for (int i = 0; i < puzzles.size(); i++) {
            puzzle(parts, first + i + 1, puzzles.get(i), slot(isFirst, i));
        }
        if (hasSolutionsBelow()) {
            parts.addAll(upsideDown(first, puzzles));
        }
        pages.add(new Page(booklet.paper(), parts));
    }

    /// The title and the rules, as far as there are any.
    private void begin(List<Part> parts) {
        if (!booklet.title().isEmpty()) {
            parts.add(PageParts.heading(typeface, booklet.paper(), booklet.title()));
        }
        if (!rules.isEmpty()) {
            parts.add(Part.of(Part.Role.PARAGRAPH, rules.marks(Area.of(booklet.paper(), booklet.title()))));
        }
    }

    /// Whether the rules leave too little room for puzzles.
    private boolean hasRulesAlone() {
        Area whole = Area.of(booklet.paper(), booklet.title());
        return rules.height(whole) > whole.height() / 4;
    }

    private void rulesPage() {
        List<Part> parts = new ArrayList<>();
        begin(parts);
        pages.add(new Page(booklet.paper(), parts));
    }

    private boolean hasSolutionsBelow() {
        return booklet.solutions() == Booklet.Solutions.UPSIDE_DOWN;
    }

    /// The place of puzzle `place` on a page, which begins with title and rules if it is the first one.
    private Area slot(boolean isFirst, int place) {
        Area whole = Area.of(booklet.paper(), isFirst ? booklet.title() : "");
        return (isFirst ? whole.below(rules.height(whole)) : whole)
                .shortened(hasSolutionsBelow() ? UPSIDE_DOWN + Area.GAP : 0)
                .slot(booklet.columns(), booklet.rows(), place);
    }

    private void puzzle(List<Part> parts, int number, Printed puzzle, Area slot) {
        // As on the first page, so that all are of one size; then in the middle of its slot.
        PuzzlePlace place = PuzzlePlace.in(
                slot,
                slot(!hasRulesAlone(), 0).height(),
                captionHeight(),
                puzzle.link().isEmpty() ? 0 : qrSize());
        double left = place.left();
        double top = place.top();
        double size = place.size();
        parts.add(caption(number, rules.caption(puzzle), left, top - 2.5, place.captionRoom()));
        parts.add(new Part(
                Part.Role.FIGURE, boards.spokenPuzzle(number, puzzle), boards.puzzle(puzzle, left, top, size)));
        if (!puzzle.link().isEmpty()) {
            parts.add(new Part(
                    Part.Role.FIGURE,
                    puzzle.link(),
                    QrDrawing.of(puzzle.link(), place.codeLeft(), place.codeTop(), qrSize())));
        }
    }

    private double qrSize() {
        return booklet.perPage() == 6 ? SMALL_QR : QR;
    }

    /// The number of a puzzle, and beside it what else is said of it, both within `room`.
    private Part caption(int number, String caption, double left, double baseline, double room) {
        double font = captionFont();
        String name = Integer.toString(number);
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark.Text(left, baseline, font, name, Ink.BLACK, true, false));
        if (!caption.isEmpty()) {
            String text = typeface.printable(caption);
            double before = typeface.width(name, font) + font * 0.7;
            double size = Math.min(font * 0.85, (room - before) / typeface.width(text, 1));
            marks.add(new Mark.Text(left + before, baseline, size, text, Ink.GRAY, false, false));
        }
        return Part.of(Part.Role.PARAGRAPH, marks);
    }

    private void solutionPages(List<? extends Printed> puzzles) {
        List<Integer> solved = IntStream.range(0, puzzles.size())
                .filter(i -> puzzles.get(i).isSolved())
                .boxed()
                .toList();
        for (int at = 0; at < solved.size(); at += SOLUTION_COLUMNS * SOLUTION_ROWS) {
            int end = Math.min(solved.size(), at + SOLUTION_COLUMNS * SOLUTION_ROWS);
            solutionPage(puzzles, solved.subList(at, end));
        }
    }

    /// One page with the solutions of the puzzles at `places` of the list.
    private void solutionPage(List<? extends Printed> puzzles, List<Integer> places) {
        String heading = booklet.words().solutions();
        List<Part> parts = new ArrayList<>();
        parts.add(PageParts.heading(typeface, booklet.paper(), heading));
        for (int place : places) {
            Printed puzzle = puzzles.get(place);
            Area slot = Area.of(booklet.paper(), heading).slot(SOLUTION_COLUMNS, SOLUTION_ROWS, parts.size() - 1);
            parts.add(small(place + 1, puzzle, slot));
        }
        pages.add(new Page(booklet.paper(), parts));
    }

    /// The solutions of a page at its foot, upside down.
    private List<Part> upsideDown(int first, List<? extends Printed> puzzles) {
        Area whole = Area.of(booklet.paper(), "");
        Area strip = new Area(whole.left(), whole.top() + whole.height() - UPSIDE_DOWN, whole.width(), UPSIDE_DOWN);
        List<Part> parts = new ArrayList<>();
        int columns = Math.max(puzzles.size(), 6);
        for (int i = 0; i < puzzles.size(); i++) {
            Printed puzzle = puzzles.get(i);
            if (puzzle.isSolved()) {
                Part part = small(first + i + 1, puzzle, strip.slot(columns, 1, i));
                double acrossTwice = 2 * strip.left() + strip.width();
                double downTwice = 2 * strip.top() + strip.height();
                parts.add(new Part(part.role(), part.alternative(), Mark.turned(part.marks(), acrossTwice, downTwice)));
            }
        }
        return parts;
    }

    /// A solution with its number; what was given is black, the rest gray.
    private Part small(int number, Printed puzzle, Area slot) {
        double font = Math.min(captionFont(), slot.height() / 8);
        double head = font * 1.3;
        double size = Math.min(slot.width(), slot.height() - head);
        List<Mark> marks = new ArrayList<>();
        marks.add(
                new Mark.Text(slot.left(), slot.top() + font, font, Integer.toString(number), Ink.BLACK, true, false));
        marks.addAll(boards.solution(puzzle, slot.left(), slot.top() + head, size));
        return new Part(Part.Role.FIGURE, boards.spokenSolution(number, puzzle), marks);
    }

    private double captionFont() {
        return booklet.isLarge() ? 7 : booklet.perPage() == 1 ? 5.5 : 4.2;
    }

    private double captionHeight() {
        return captionFont() + CAPTION - 4;
    }
}
