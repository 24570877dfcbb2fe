package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.print.marks.Area;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Paragraphs;
import org.escargot.print.marks.Paragraphs.Paragraph;
import org.escargot.print.marks.Part;
import org.escargot.print.marks.Typeface;

/// The pages that a book begins with: its title, and how to play and what is where.
record FrontMatter(Typeface typeface, Booklet booklet, BookPlan plan, BookletRules rules) {
    /// How many pages there are.
    static final int PAGES = 2;

    private static final double TITLE_FONT = 14;
    private static final double FONT = 4.2;

    /// The title in the upper third of `page`, the sections below it, the author at the foot.
    List<Part> titlePage(Area page) {
        List<Part> parts = new ArrayList<>();
        double third = page.top() + page.height() / 3;
        parts.add(Part.of(Part.Role.HEADING, List.of(centered(page, third, TITLE_FONT, booklet.title(), true))));
        String sections = named().stream().map(Section::name).distinct().collect(Collectors.joining(" · "));
        if (!sections.isEmpty()) {
            parts.add(Part.of(
                    Part.Role.PARAGRAPH, List.of(centered(page, third + TITLE_FONT, FONT * 1.3, sections, false))));
        }
        if (!booklet.book().author().isEmpty()) {
            double foot = page.top() + page.height() - 2 * FONT;
            parts.add(Part.of(
                    Part.Role.PARAGRAPH,
                    List.of(centered(page, foot, FONT * 1.3, booklet.book().author(), false))));
        }
        return parts;
    }

    private Mark centered(Area page, double baseline, double size, String text, boolean isHeavy) {
        String printable = typeface.printable(text);
        double font = Math.min(size, page.width() / typeface.width(printable, 1));
        double left = page.left() + (page.width() - typeface.width(printable, font)) / 2;
        return new Mark.Text(left, baseline, font, printable, Ink.BLACK, isHeavy, false);
    }

    private List<Section> named() {
        return plan.sections().stream()
                .filter(section -> !section.name().isEmpty())
                .toList();
    }

    /// How to play, what the levels ask, and where each section and its solutions begin.
    List<Part> instructions(Area page) {
        Booklet.BookWords words = booklet.words().book();
        List<Part> parts = new ArrayList<>();
        double lines = Math.min(page.height() / 2, (plan.sections().size() + 2) * 3 * FONT);
        double text = add(parts, page.shortened(lines), words.howToPlay(), howToPlay());
        add(parts, page.below(text + Area.GAP), words.contents(), contents());
        return parts;
    }

    /// Adds a heading and paragraphs at the top of `room`; answers how high they are.
    private double add(List<Part> parts, Area room, String heading, List<Paragraph> all) {
        parts.add(PageParts.heading(typeface, room, heading));
        Paragraphs text = new Paragraphs(typeface, all);
        Area below = room.belowTitle(heading);
        double size = text.fitting(booklet.isLarge() ? 1.6 * FONT : FONT, below);
        parts.add(Part.of(Part.Role.PARAGRAPH, text.marks(size, below)));
        return below.top() - room.top() + text.height(size, below.width());
    }

    private List<Paragraph> howToPlay() {
        List<String> sentences = new ArrayList<>();
        sentences.add(booklet.words().book().rule());
        plan.sections().stream()
                .flatMap(section -> section.puzzles().stream())
                .flatMap(puzzle -> puzzle.rules().sentences().stream())
                .distinct()
                .forEach(sentences::add);
        named().stream()
                .filter(section -> !section.instruction().isEmpty())
                .map(section -> booklet.words().book().labeled().formatted(section.name(), section.instruction()))
                .forEach(sentences::add);
        return spaced(sentences);
    }

    private List<Paragraph> contents() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < plan.sections().size(); i++) {
            lines.add(line(i));
        }
        return spaced(lines);
    }

    private String line(int index) {
        Section section = plan.sections().get(index);
        Booklet.BookWords words = booklet.words().book();
        int first = plan.firstNumber(index);
        int last = first + section.puzzles().size() - 1;
        int page = plan.page(index);
        String puzzles = first == last
                ? words.onePuzzle().formatted(first, page)
                : words.puzzles().formatted(first, last, page);
        String solutions =
                plan.hasSolutions(index) ? " – " + words.solutionsFrom().formatted(plan.solutionsPage(index)) : "";
        return section.name().isEmpty()
                ? PageParts.capitalized(puzzles + solutions)
                : words.labeled().formatted(section.name(), puzzles + solutions);
    }

    /// Each of `sentences`, with an empty line after it.
    private List<Paragraph> spaced(List<String> sentences) {
        return sentences.stream()
                .flatMap(sentence -> Stream.of(new Paragraph(0, typeface.printable(sentence)), new Paragraph(0, "")))
                .toList();
    }
}
