package org.escargot.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.escargot.print.marks.Area;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;
import org.escargot.print.marks.Typeface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutTest {
    private static final double SMALLEST_MARGIN = 6;

    @ParameterizedTest
    @CsvSource({"1, 24, 2", "2, 12, 2", "4, 6, 2", "6, 4, 2", "9, 3, 2"})
    void aPageHasSoManyPuzzlesAndTwelveSolutions(int perPage, int pages, int solutionPages) {
        List<Page> made = Layout.pages(Samples.booklet(perPage, Booklet.Solutions.END), Samples.puzzles(24));

        assertThat(made).hasSize(pages + solutionPages);
        assertThat(boards(made.getFirst())).hasSize(perPage);
        assertThat(boards(made.getLast())).hasSize(12);
    }

    /// The first page has a title, which takes room from its boards alone.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6, 9})
    void boardsAreOfOneSizeOnAllPages(int perPage) {
        Booklet booklet =
                new Booklet(Paper.A4, perPage, Booklet.Solutions.NONE, "Title", false, Samples.WORDS, Book.PLAIN);
        List<Double> widths = Layout.pages(booklet, Samples.puzzles(2 * perPage)).stream()
                .flatMap(page -> boards(page).stream())
                .map(board -> bounds(board).getWidth())
                .toList();

        assertThat(widths).hasSize(2 * perPage);
        double first = widths.getFirst();
        assertThat(widths).allSatisfy(width -> assertThat(width).isCloseTo(first, Offset.offset(0.001)));
    }

    @ParameterizedTest
    @EnumSource(Booklet.Solutions.class)
    void nothingOverlapsAndNothingIsCutOff(Booklet.Solutions solutions) {
        for (int perPage : new int[] {1, 2, 4, 6, 9}) {
            for (Paper paper : List.of(Paper.A4, Paper.A5, Paper.LETTER, Paper.LEGAL)) {
                for (boolean isLarge : new boolean[] {false, true}) {
                    Booklet booklet =
                            new Booklet(paper, perPage, solutions, "Title", isLarge, Samples.WORDS, Book.PLAIN);
                    Layout.pages(booklet, Samples.puzzles(perPage + 1)).forEach(LayoutTest::check);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Booklet.Solutions.class)
    void boardsWithRulesOfTheirOwnStayInTheirPlaces(Booklet.Solutions solutions) {
        for (int perPage : new int[] {1, 2, 4, 6, 9}) {
            for (boolean isLarge : new boolean[] {false, true}) {
                Booklet booklet =
                        new Booklet(Paper.A4, perPage, solutions, "Title", isLarge, Samples.WORDS, Book.PLAIN);
                Layout.pages(booklet, Samples.variants(perPage + 1)).forEach(LayoutTest::check);
            }
        }
    }

    /// A capital of 1.5 mm is that of a newspaper's small print.
    @Test
    void totalsCanBeReadWhereSixStandOnAPage() {
        List<Mark.Text> totals =
                Layout.pages(Samples.booklet(6, Booklet.Solutions.NONE), Samples.variants(1))
                        .getFirst()
                        .parts()
                        .stream()
                        .flatMap(part -> part.marks().stream())
                        .filter(Mark.Text.class::isInstance)
                        .map(Mark.Text.class::cast)
                        .filter(text -> text.text().equals("15") || text.text().equals("17"))
                        .toList();

        assertThat(totals)
                .hasSize(2)
                .allMatch(total -> total.size() * Typeface.load().capHeight() > 1.5);
    }

    @Test
    void rulesStandOnceBeforeThePuzzles() {
        PrintedVariant puzzle = Samples.variants(1).getFirst();
        List<Page> pages = Layout.pages(Samples.booklet(1, Booklet.Solutions.NONE), List.of(puzzle, puzzle));

        assertThat(texts(pages.getFirst())).contains("Κανόνας: cage. Κανόνας: diagonal. Κανόνας: difference.");
        assertThat(texts(pages.get(1))).contains("Εύκολο").noneMatch(text -> text.startsWith("Κανόνας"));
    }

    @Test
    void whereRulesDifferEachPuzzleNamesItsOwn() {
        Page page = Layout.pages(Samples.booklet(4, Booklet.Solutions.NONE), Samples.variants(3))
                .getFirst();

        assertThat(texts(page))
                .contains(
                        "Εύκολο · cage · diagonal · difference", "Εύκολο", "Εύκολο · windoku · little-killer · thermo");
    }

    @Test
    void manyRulesHaveAPageOfTheirOwn() {
        List<String> sentences = IntStream.range(0, 80)
                .mapToObj(number -> "Κανόνας " + number + " που λέει πολλά για το τι ζητάει.")
                .toList();
        PrintedVariant one = Samples.variants(1).getFirst();
        PrintedVariant many = new PrintedVariant(
                one.puzzle(), one.candidates(), one.solution(), "", new PrintedRules(List.of(), sentences));
        List<Page> pages = Layout.pages(Samples.booklet(1, Booklet.Solutions.NONE), List.of(many));

        assertThat(pages).hasSize(2);
        assertThat(boards(pages.getFirst())).isEmpty();
        assertThat(boards(pages.get(1))).hasSize(1);
        pages.forEach(LayoutTest::check);
    }

    static List<String> texts(Page page) {
        return page.parts().stream()
                .flatMap(part -> part.marks().stream())
                .filter(Mark.Text.class::isInstance)
                .map(mark -> ((Mark.Text) mark).text())
                .toList();
    }

    static void check(Page page) {
        List<Rectangle2D> all = new ArrayList<>();
        for (Part part : page.parts()) {
            Rectangle2D bounds = bounds(part);
            assertThat(bounds.getMinX()).isGreaterThan(SMALLEST_MARGIN);
            assertThat(bounds.getMinY()).isGreaterThan(SMALLEST_MARGIN);
            assertThat(bounds.getMaxX()).isLessThan(page.paper().width() - SMALLEST_MARGIN);
            assertThat(bounds.getMaxY()).isLessThan(page.paper().height() - SMALLEST_MARGIN);
            assertThat(all).as("parts before %s", bounds).noneMatch(bounds::intersects);
            all.add(bounds);
        }
    }

    private static Rectangle2D bounds(Part part) {
        Typeface typeface = Typeface.load();
        return part.marks().stream()
                .map(mark -> bounds(typeface, mark))
                .reduce(Rectangle2D::createUnion)
                .orElseThrow();
    }

    private static Rectangle2D bounds(Typeface typeface, Mark mark) {
        return switch (mark) {
            case Mark.Line line -> {
                Rectangle2D box = new Rectangle2D.Double(line.x1(), line.y1(), 0, 0);
                box.add(line.x2(), line.y2());
                yield box;
            }
            case Mark.Fill fill -> new Rectangle2D.Double(fill.x(), fill.y(), fill.width(), fill.height());
            case Mark.Disc disc ->
                new Rectangle2D.Double(
                        disc.x() - disc.radius(), disc.y() - disc.radius(), 2 * disc.radius(), 2 * disc.radius());
            case Mark.Curve curve ->
                new QuadCurve2D.Double(curve.x1(), curve.y1(), curve.bendX(), curve.bendY(), curve.x2(), curve.y2())
                        .getBounds2D();
            case Mark.Text text -> {
                double width = typeface.width(text.text(), text.size());
                double height = typeface.capHeight() * text.size();
                yield text.isTurned()
                        ? new Rectangle2D.Double(text.x() - width, text.y(), width, height)
                        : new Rectangle2D.Double(text.x(), text.y() - height, width, height);
            }
        };
    }

    /// So that boxes are seen at once, in large print, too, where all lines are black.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void linesOfBoxesAreTwiceAsThickAsTheOthers(boolean isLarge) {
        for (int perPage : new int[] {1, 2, 4, 6, 9}) {
            Booklet booklet =
                    new Booklet(Paper.A4, perPage, Booklet.Solutions.NONE, "", isLarge, Samples.WORDS, Book.PLAIN);
            DoubleSummaryStatistics widths = Layout.pages(booklet, Samples.puzzles(1)).stream()
                    .flatMap(page -> page.marks().stream())
                    .filter(Mark.Line.class::isInstance)
                    .mapToDouble(mark -> ((Mark.Line) mark).width())
                    .summaryStatistics();
            assertThat(widths.getMax()).isGreaterThan(2 * widths.getMin());
        }
    }

    /// Thinner ones are dotted by a printer of 600 dots to an inch, because they are gray.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6, 9})
    void noLineIsThinnerThanATenthOfAMillimeter(int perPage) {
        Booklet booklet = Samples.booklet(perPage, Booklet.Solutions.UPSIDE_DOWN);

        assertThat(Layout.pages(booklet, Samples.puzzles(perPage)).stream()
                        .flatMap(page -> page.parts().stream())
                        .flatMap(part -> part.marks().stream())
                        .filter(Mark.Line.class::isInstance)
                        .map(mark -> ((Mark.Line) mark).width()))
                .isNotEmpty()
                .allSatisfy(width -> assertThat(width).isGreaterThan(0.0999));
    }

    @Test
    void figuresSayWhatTheyShow() {
        Page page = Layout.pages(Samples.booklet(1, Booklet.Solutions.NONE), Samples.puzzles(1))
                .getFirst();

        assertThat(boards(page).getFirst().alternative())
                .startsWith("Γρίφος 1: γραμμή 1: 5 3 κενό κενό 7 κενό κενό κενό κενό; γραμμή 2: 6 ");
    }

    @Test
    void aLonePageHasNoNumber() {
        assertThat(Layout.pages(Samples.booklet(1, Booklet.Solutions.NONE), Samples.puzzles(1))
                        .getFirst()
                        .parts())
                .noneMatch(part -> part.role() == Part.Role.ORNAMENT);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 5, 12})
    void otherNumbersOfPuzzlesOnAPageAreRefused(int perPage) {
        assertThatIllegalArgumentException().isThrownBy(() -> Samples.booklet(perPage, Booklet.Solutions.NONE));
    }

    private static List<Part> boards(Page page) {
        return page.parts().stream()
                .filter(part -> part.role() == Part.Role.FIGURE)
                .filter(part -> part.alternative().contains(":"))
                .toList();
    }

    /// With six on a page there is no room for a code at all beside a board of the full size.
    @ParameterizedTest
    @CsvSource({"1, 1.0", "2, 1.0", "4, 1.0", "6, 0.9", "9, 1.0"})
    void boardsKeepTheirSizeBesideCodes(int perPage, double atLeast) {
        Booklet booklet = new Booklet(Paper.A4, perPage, Booklet.Solutions.NONE, "", false, Samples.WORDS, Book.PLAIN);
        Area slot = Paper.A4.area().slot(booklet.columns(), booklet.rows(), 0);
        double plain = PuzzlePlace.in(slot, slot.height(), 7.2, 0).size();
        double code = perPage == 6 ? 13 : 17;

        assertThat(PuzzlePlace.in(slot, slot.height(), 7.2, code).size() / plain)
                .isGreaterThanOrEqualTo(atLeast);
    }
}
