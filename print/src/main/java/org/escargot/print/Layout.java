package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.print.marks.Area;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;
import org.escargot.print.marks.Typeface;

/// Places puzzles and their solutions on pages, from left to right and from top to bottom.
public final class Layout {
    private static final double CAPTION = 7;
    private static final double QR = 17;
    /// Where six stand on a page, and each millimeter is the board's. On small pages a code is smaller still.
    private static final double SMALL_QR = 13;

    private final Booklet booklet;
    private final Typeface typeface = Typeface.load();
    private final List<Page> pages = new ArrayList<>();

    private final Boards boards;
    private final SolutionPages solutions;
    private final BookletRules rules;
    private final BookPlan plan;

    private Layout(Booklet booklet, List<Section> sections) {
        this.booklet = booklet;
        boards = new Boards(typeface, booklet);
        solutions = new SolutionPages(booklet, typeface, boards);
        List<Printed> puzzles =
                sections.stream().flatMap(section -> section.puzzles().stream()).toList();
        rules = BookletRules.of(puzzles, typeface, booklet.isLarge());
        int before = booklet.book().hasFrontMatter() ? FrontMatter.PAGES : hasRulesAlone() ? 1 : 0;
        plan = new BookPlan(booklet, sections, before);
    }

    /// The pages of `booklet` with `puzzles`, which are numbered one after the other.
    public static List<Page> pages(Booklet booklet, List<? extends Printed> puzzles) {
        return ofSections(booklet, List.of(Section.of(puzzles)));
    }

    /// The pages of `booklet` with `sections`, each of which begins a page. Their puzzles are numbered one after the
    /// other, through all sections.
    public static List<Page> ofSections(Booklet booklet, List<Section> sections) {
        Layout layout = new Layout(booklet, sections);
        layout.begin();
        for (int i = 0; i < sections.size(); i++) {
            layout.puzzlePages(i);
        }
        for (int i = 0; i < sections.size() && booklet.solutions() == Booklet.Solutions.END; i++) {
            layout.solutionPages(i);
        }
        return PageParts.numbered(layout.typeface, booklet, layout.pages);
    }

    private Area area() {
        return booklet.area(pages.size());
    }

    private void add(List<Part> parts) {
        pages.add(new Page(booklet.paper(), parts));
    }

    /// The pages before the puzzles.
    private void begin() {
        if (booklet.book().hasFrontMatter()) {
            FrontMatter front = new FrontMatter(typeface, booklet, plan, rules);
            add(front.titlePage(area()));
            add(front.instructions(area()));
        } else if (hasRulesAlone()) {
            List<Part> parts = new ArrayList<>();
            heading(parts, area(), booklet.title());
            rules(parts, area().belowTitle(booklet.title()));
            add(parts);
        }
    }

    /// Whether the rules leave too little room for puzzles.
    private boolean hasRulesAlone() {
        Area whole = booklet.area(0).belowTitle(booklet.title());
        return !booklet.book().hasFrontMatter() && rules.height(whole) > whole.height() / 4;
    }

    private void heading(List<Part> parts, Area page, String text) {
        if (!text.isEmpty()) {
            parts.add(PageParts.heading(typeface, page, text));
        }
    }

    private void rules(List<Part> parts, Area room) {
        if (!rules.isEmpty()) {
            parts.add(Part.of(Part.Role.PARAGRAPH, rules.marks(room)));
        }
    }

    private void puzzlePages(int section) {
        List<Printed> puzzles = plan.sections().get(section).puzzles();
        for (int first = 0; first < puzzles.size(); first += booklet.perPage()) {
            List<Printed> some = puzzles.subList(first, Math.min(puzzles.size(), first + booklet.perPage()));
            puzzlePage(plan.firstNumber(section) + first, some, first == 0 ? heading(section) : "");
            if (first == 0) {
                solutionsFrom(section);
            }
        }
    }

    /// What stands above the first puzzles of a section: the title of the booklet, where nothing stands before, and
    /// the name of the section.
    private String heading(int section) {
        String title = section == 0 && plan.before() == 0 ? booklet.title() : "";
        return Stream.of(title, plan.sections().get(section).name())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    /// Says below the name of the section, on the page that was added last, where its solutions are.
    private void solutionsFrom(int section) {
        if (!plan.sections().get(section).name().isEmpty() && plan.hasSolutions(section)) {
            Page page = pages.removeLast();
            List<Part> parts = new ArrayList<>(page.parts());
            String text = booklet.words().book().solutionsFrom().formatted(plan.solutionsPage(section));
            parts.add(1, PageParts.belowHeading(typeface, area(), PageParts.capitalized(text)));
            add(parts);
        }
    }

    private void puzzlePage(int number, List<Printed> puzzles, String heading) {
        List<Part> parts = new ArrayList<>();
        heading(parts, area(), heading);
        Area room = area().belowTitle(heading);
        if (pages.size() == plan.before() && hasRulesOnTheFirstPage()) {
            rules(parts, room);
            room = room.below(rules.height(room));
        }
        if (booklet.book().hasNameLine()) {
            parts.add(PageParts.nameLine(typeface, room, booklet.words().book()));
            room = room.below(PageParts.NAME_LINE);
        }
        for (int i = 0; i < puzzles.size(); i++) {
            puzzle(parts, number + i, puzzles.get(i), slot(room, i));
        }
        if (hasSolutionsBelow()) {
            parts.addAll(solutions.upsideDown(number, puzzles, area()));
        }
        add(parts);
    }

    private boolean hasRulesOnTheFirstPage() {
        return plan.before() == 0;
    }

    private boolean hasSolutionsBelow() {
        return booklet.solutions() == Booklet.Solutions.UPSIDE_DOWN;
    }

    private Area slot(Area room, int place) {
        return room.shortened(hasSolutionsBelow() ? SolutionPages.UPSIDE_DOWN + Area.GAP : 0)
                .slot(booklet.columns(), booklet.rows(), place);
    }

    /// How high a slot is on the first page of puzzles, which has the least room for them.
    private double lowestSlot() {
        Area room = booklet.area(0).belowTitle(heading(0));
        double above = (hasRulesOnTheFirstPage() ? rules.height(room) : 0)
                + (booklet.book().hasNameLine() ? PageParts.NAME_LINE : 0);
        return slot(room.below(above), 0).height();
    }

    private void puzzle(List<Part> parts, int number, Printed puzzle, Area slot) {
        // As on the first page, so that all are of one size; then in the middle of its slot.
        PuzzlePlace place = PuzzlePlace.in(
                slot, lowestSlot(), captionHeight(), puzzle.link().isEmpty() ? 0 : qrSize());
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
        return Math.min(booklet.perPage() == 6 ? SMALL_QR : QR, lowestSlot() / 4);
    }

    /// The number of a puzzle, and beside it what else is said of it, both within `room`.
    private Part caption(int number, String caption, double left, double baseline, double room) {
        double font = booklet.captionFont();
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

    private double captionHeight() {
        return booklet.captionFont() + CAPTION - 4;
    }

    private void solutionPages(int section) {
        String name = plan.sections().get(section).name();
        String heading = booklet.words().solutions() + (name.isEmpty() ? "" : " · " + name);
        solutions
                .split(plan.firstNumber(section), plan.sections().get(section).puzzles())
                .forEach(some -> add(solutions.page(heading, some, area())));
    }
}
