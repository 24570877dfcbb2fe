package org.escargot.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.assertj.core.data.Offset;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BookTest {
    private static final List<Paper> PAPERS =
            List.of(Paper.A4, new Paper(152.4, 228.6, 3), Paper.A5, Paper.LETTER, Paper.LEGAL);
    private static final Book WHOLE = new Book(12, true, "Σαλιγκάρι", true, "© 2026", 101);

    private static Booklet booklet(Paper paper, int perPage, Booklet.Solutions solutions, Book book) {
        return new Booklet(paper, perPage, solutions, "Γρίφοι", false, Samples.WORDS, book);
    }

    private static List<Section> sections() {
        return List.of(
                new Section("Εύκολο", "Με το μάτι.", List.copyOf(Samples.puzzles(13))),
                new Section("Δύσκολο", "Με σημειώσεις.", List.copyOf(Samples.variants(3))));
    }

    private static List<Page> pages(Booklet.Solutions solutions) {
        return Layout.ofSections(booklet(Paper.A4, 4, solutions, WHOLE), sections());
    }

    @ParameterizedTest
    @EnumSource(Booklet.Solutions.class)
    void nothingOverlapsAndNothingIsCutOff(Booklet.Solutions solutions) {
        for (Paper paper : PAPERS.subList(0, Boolean.getBoolean("escargot.many") ? PAPERS.size() : 2)) {
            for (int perPage : new int[] {1, 2, 4, 6, 9}) {
                Layout.ofSections(booklet(paper, perPage, solutions, WHOLE), sections())
                        .forEach(LayoutTest::check);
            }
        }
    }

    @Test
    void contentsNameThePagesWherePuzzlesAndSolutionsStand() {
        List<Page> pages = pages(Booklet.Solutions.END);

        assertThat(LayoutTest.texts(pages.get(1)))
                .contains(
                        "Εύκολο: Με το μάτι.",
                        "Κανόνας: cage.",
                        "Εύκολο: γρίφοι 101 έως 113, σελίδα 3 – λύσεις, σελίδα 8",
                        "Δύσκολο: γρίφοι 114 έως 116, σελίδα 7 – λύσεις, σελίδα 10");
        assertThat(LayoutTest.texts(pages.get(2))).contains("Εύκολο", "Λύσεις, σελίδα 8", "101");
        assertThat(LayoutTest.texts(pages.get(6))).contains("Δύσκολο", "Λύσεις, σελίδα 10", "114");
        assertThat(LayoutTest.texts(pages.get(7))).contains("Λύσεις · Εύκολο", "101", "8");
        assertThat(LayoutTest.texts(pages.get(8))).contains("Λύσεις · Εύκολο", "113");
        assertThat(LayoutTest.texts(pages.get(9))).contains("Λύσεις · Δύσκολο", "114", "10");
        assertThat(pages).hasSize(10);
    }

    @ParameterizedTest
    @EnumSource(
            value = Booklet.Solutions.class,
            names = {"NONE", "UPSIDE_DOWN"})
    void noPageOfSolutionsIsNamedWhereThereIsNone(Booklet.Solutions solutions) {
        assertThat(pages(solutions).stream().flatMap(page -> LayoutTest.texts(page).stream()))
                .contains("Εύκολο: γρίφοι 101 έως 113, σελίδα 3")
                .noneMatch(text -> text.contains("σελίδα 8"));
    }

    @Test
    void theFirstPageHasTheTitleAndNoNumber() {
        assertThat(LayoutTest.texts(pages(Booklet.Solutions.END).getFirst()))
                .containsExactly("Γρίφοι", "Εύκολο · Δύσκολο", "Σαλιγκάρι");
    }

    /// The gutter is at the left of right pages, which odd numbers have; page numbers stand at the outer edges.
    @Test
    void theGutterIsInTheMiddleOfAnOpenBook() {
        List<Page> pages = pages(Booklet.Solutions.NONE);
        double margin = Paper.A4.margin();

        assertThat(left(pages.get(2), "Όνομα")).isEqualTo(margin + 12);
        assertThat(left(pages.get(3), "Όνομα")).isEqualTo(margin);
        assertThat(left(pages.get(2), "3")).isGreaterThan(Paper.A4.width() / 2);
        assertThat(left(pages.get(3), "4")).isEqualTo(margin);
        assertThat(left(pages.get(2), "© 2026")).isEqualTo(margin + 12);
    }

    private static double left(Page page, String text) {
        return page.parts().stream()
                .filter(part -> part.role() != Part.Role.FIGURE)
                .flatMap(part -> part.marks().stream())
                .flatMap(mark -> mark instanceof Mark.Text words ? Stream.of(words) : Stream.of())
                .filter(words -> words.text().equals(text))
                .mapToDouble(Mark.Text::x)
                .max()
                .orElseThrow();
    }

    @Test
    void puzzlesAndSolutionsAreNumberedFromTheFirstNumberOn() {
        List<Page> pages = Layout.pages(
                booklet(Paper.LETTER, 1, Booklet.Solutions.END, new Book(0, false, "", false, "", 7)),
                Samples.puzzles(2));

        assertThat(LayoutTest.texts(pages.getFirst())).contains("Γρίφοι", "7", "1 / 3");
        assertThat(LayoutTest.texts(pages.get(1))).contains("8", "2 / 3");
        assertThat(LayoutTest.texts(pages.get(2))).contains("Λύσεις", "7", "8", "3 / 3");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 3})
    void aPdfSaysWhereToTrim(double bleed) throws IOException {
        Booklet booklet = booklet(new Paper(127, 203.2, bleed), 1, Booklet.Solutions.NONE, WHOLE);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        new PdfWriter("Γρίφοι", "Σαλιγκάρι", "el").write(Layout.ofSections(booklet, sections()), file);
        try (PDDocument document = Loader.loadPDF(file.toByteArray())) {
            PDPage page = document.getPage(2);
            float points = (float) (bleed / 25.4 * 72);
            assertThat(document.getDocumentInformation().getAuthor()).isEqualTo("Σαλιγκάρι");
            assertThat(page.getTrimBox().getLowerLeftX()).isZero();
            assertThat(page.getTrimBox().getWidth()).isEqualTo(360, Offset.offset(0.01f));
            assertThat(page.getMediaBox().getLowerLeftX()).isEqualTo(-points, Offset.offset(0.01f));
            assertThat(page.getBleedBox().getHeight()).isEqualTo(576 + 2 * points, Offset.offset(0.01f));
        }
    }

    @Test
    void anSvgHasTheWholeSheet() throws IOException {
        Booklet booklet = booklet(Paper.A5.withBleed(3), 1, Booklet.Solutions.NONE, Book.PLAIN);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        new SvgWriter().write(Layout.pages(booklet, Samples.puzzles(1)), file);

        assertThat(file.toString(StandardCharsets.UTF_8))
                .contains("width=\"154mm\" height=\"216mm\" viewBox=\"-3 -3 154 216\"");
    }
}
