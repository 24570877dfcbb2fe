package org.escargot.print;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.print.marks.Area;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Paragraphs;
import org.escargot.print.marks.Paragraphs.Paragraph;
import org.escargot.print.marks.Typeface;

/// The rules of all puzzles of a booklet, each sentence once.
///
/// @param text the sentences one after the other, because each line takes room from the boards
/// @param font the usual size of letters, in millimeters; in a long text they are smaller
/// @param areMixed whether not all puzzles have the same rules
record BookletRules(Paragraphs text, double font, boolean areMixed) {
    private static final double FONT = 3.6;
    private static final double GAP = 4;

    static BookletRules of(List<? extends Printed> puzzles, Typeface typeface, boolean isLarge) {
        String sentences = puzzles.stream()
                .flatMap(puzzle -> puzzle.rules().sentences().stream())
                .distinct()
                .collect(joining(" "));
        return new BookletRules(
                new Paragraphs(
                        typeface,
                        sentences.isEmpty() ? List.of() : List.of(new Paragraph(0, typeface.printable(sentences)))),
                isLarge ? 2 * FONT : FONT,
                puzzles.stream().map(Printed::rules).distinct().count() > 1);
    }

    boolean isEmpty() {
        return text.all().isEmpty();
    }

    /// How high they are at the top of `page`, with the space below them.
    double height(Area page) {
        return isEmpty() ? 0 : text.height(size(page), page.width()) + GAP;
    }

    /// Their lines at the top of `page`.
    List<Mark> marks(Area page) {
        return text.marks(size(page), page);
    }

    private double size(Area page) {
        return text.fitting(font, page);
    }

    /// What stands beside the number of `puzzle`: what is said of it, and the names of its rules where others have
    /// other rules.
    String caption(Printed puzzle) {
        Stream<String> names = areMixed ? puzzle.rules().names().stream() : Stream.of();
        return String.join(
                " · ",
                Stream.concat(Stream.of(puzzle.caption()), names)
                        .filter(part -> !part.isEmpty())
                        .toList());
    }
}
