package org.escargot.cli.print;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.print.Book;
import org.escargot.print.Paper;
import picocli.CommandLine.Option;

/// The options of `print` for those who bind, sell or hand out what they print.
final class BookOptions {
    private static final int SMALLEST_PAPER = 100;
    private static final int LARGEST_PAPER = 500;
    private static final int WIDEST_GUTTER = 30;
    private static final int WIDEST_BLEED = 10;
    private static final int LAST_NUMBER = 1_000_000;

    private Paper paper = Paper.A4;
    private double gutter;
    private double bleed;
    private int firstNumber = 1;

    @Option(
            names = "--front-matter",
            description =
                    "Begin with a page that has the title and one that says how to play, what the levels and rules "
                            + "ask, and on which pages puzzles and solutions stand.")
    private boolean frontMatter;

    @Option(
            names = "--author",
            paramLabel = "TEXT",
            description = "Who made the booklet, for the page of the title and the properties of a PDF.")
    private String author = "";

    @Option(
            names = "--sections",
            description = "Sort the puzzles by level, with a heading for each level; implies --level.")
    private boolean sections;

    @Option(names = "--name-line", description = "A line for a name and a date on each page of puzzles.")
    private boolean nameLine;

    @Option(
            names = "--footer",
            paramLabel = "TEXT",
            description = "What stands at the foot of each page beside its number.")
    private String footer = "";

    @Option(
            names = "--paper",
            paramLabel = "P",
            completionCandidates = PrintValues.Papers.class,
            description = "a4 (default), a5, letter, legal, or the size of a trimmed page such as 6x9in or 148x210mm.")
    void setPaper(String typed) {
        paper = Arrays.stream(PaperName.values())
                .filter(name -> PrintValues.word(name).equals(typed.toLowerCase(Locale.ROOT)))
                .map(PaperName::paper)
                .findFirst()
                .or(() -> Length.size(typed).filter(BookOptions::isPaper))
                .orElseThrow(() -> new BadInput(Complaint.PAPER, "--paper", papers(), typed));
    }

    private static String papers() {
        return Arrays.stream(PaperName.values()).map(PrintValues::word).collect(Collectors.joining(", "));
    }

    private static boolean isPaper(Paper size) {
        return Math.min(size.width(), size.height()) >= SMALLEST_PAPER
                && Math.max(size.width(), size.height()) <= LARGEST_PAPER;
    }

    @Option(
            names = "--gutter",
            paramLabel = "LENGTH",
            description =
                    "White room in the middle of an open book, such as 10mm or 0.4in: at the left of odd pages, at "
                            + "the right of even ones.")
    void setGutter(String typed) {
        gutter = length("--gutter", typed, WIDEST_GUTTER);
    }

    @Option(
            names = "--bleed",
            paramLabel = "LENGTH",
            description =
                    "How far the sheet goes on beyond the edges of the page, such as 3mm or 0.125in; a PDF says where "
                            + "to trim.")
    void setBleed(String typed) {
        bleed = length("--bleed", typed, WIDEST_BLEED);
    }

    private static double length(String option, String typed, int most) {
        return Length.of(typed)
                .filter(length -> length <= most)
                .orElseThrow(() -> new BadInput(Complaint.LENGTH, option, most, typed));
    }

    @Option(names = "--first-number", paramLabel = "N", description = "The number of the first puzzle (default: 1).")
    void setFirstNumber(int number) {
        if (number < 1 || number > LAST_NUMBER) {
            throw new BadInput(Complaint.WITHIN, "--first-number", 1, LAST_NUMBER, number);
        }
        firstNumber = number;
    }

    /// The size of the pages, and of the sheets that they are cut from.
    Paper paper() {
        return paper.withBleed(bleed);
    }

    boolean hasSections() {
        return sections;
    }

    String author() {
        return author;
    }

    Book book() {
        return new Book(gutter, frontMatter, author, nameLine, footer, firstNumber);
    }

    /// Steps are pages of one puzzle, which have no name line, levels or numbers to begin with.
    ///
    /// @param option what asks for steps
    /// @throws BadInput when there is an option for puzzles alone
    void refuseBeside(String option) {
        String other = frontMatter
                ? "--front-matter"
                : sections ? "--sections" : nameLine ? "--name-line" : firstNumber > 1 ? "--first-number" : "";
        if (!other.isEmpty()) {
            throw new BadInput(Complaint.NOT_WITH, other, option);
        }
    }
}
