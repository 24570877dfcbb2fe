package org.escargot.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.escargot.explain.Coordinates;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StepLayoutTest {
    private static final int DOTS = 72;
    private static final List<PrintedStep> STEPS = Samples.steps();

    private static Part board(PrintedStep step, Coordinates coordinates) {
        return StepLayout.pages(Samples.booklet(1, Booklet.Solutions.NONE), List.of(step), coordinates)
                .getFirst()
                .parts()
                .stream()
                .filter(part -> part.role() == Part.Role.FIGURE)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6, 9})
    void nothingOverlapsAndNothingIsCutOff(int perPage) {
        List<Page> pages = StepLayout.pages(Samples.booklet(perPage, Booklet.Solutions.NONE), STEPS, Coordinates.RC);
        assertThat(pages).hasSize((STEPS.size() + perPage - 1) / perPage).allSatisfy(LayoutTest::check);
    }

    @ParameterizedTest
    @CsvSource({"RC, 123456789", "A1, ABCDEFGHJ", "LC, 123456789"})
    void rowsAndColumnsAreNamedAsTheReasonNamesThem(Coordinates coordinates, String rows) {
        List<Mark.Text> texts = board(STEPS.getFirst(), coordinates).marks().stream()
                .filter(Mark.Text.class::isInstance)
                .map(Mark.Text.class::cast)
                .toList();
        double left = texts.stream().mapToDouble(Mark.Text::x).min().orElseThrow();
        double top = texts.stream().mapToDouble(Mark.Text::y).min().orElseThrow();

        assertThat(texts.stream()
                        .filter(text -> text.x() < left + 1.5)
                        .map(Mark.Text::text)
                        .collect(Collectors.joining()))
                .isEqualTo(rows);
        assertThat(texts.stream()
                        .filter(text -> text.y() < top + 1.5)
                        .map(Mark.Text::text)
                        .collect(Collectors.joining()))
                .isEqualTo("123456789");
    }

    @Test
    void everyLinkIsACurveAndThoseOfWeakLinksAreDashed() {
        for (PrintedStep step : STEPS) {
            Part board = board(step, Coordinates.RC);
            List<Mark.Curve> curves = board.marks().stream()
                    .filter(Mark.Curve.class::isInstance)
                    .map(Mark.Curve.class::cast)
                    .toList();
            assertThat(curves).hasSameSizeAs(step.told().picture().curves());
            assertThat(board.alternative()).isEqualTo(step.told().name());
        }
        assertThat(STEPS).anyMatch(step -> !step.told().picture().links().isEmpty());
    }

    @Test
    void aProofIsToldLineByLineWhereItCanBeRead() {
        PrintedStep step = Samples.net();
        assertThat(step.told().proof()).hasSizeGreaterThan(10);
        assertThat(words(1, step)).contains(step.told().proof().getLast().text().substring(0, 12));
        assertThat(words(9, step))
                .doesNotContain(step.told().proof().getLast().text().substring(0, 12));
        assertThat(StepLayout.pages(Samples.booklet(1, Booklet.Solutions.NONE), List.of(step), Coordinates.RC))
                .allSatisfy(LayoutTest::check);
    }

    private static String words(int perPage, PrintedStep step) {
        return StepLayout.pages(Samples.booklet(perPage, Booklet.Solutions.NONE), List.of(step), Coordinates.RC)
                .stream()
                .flatMap(page -> page.parts().stream())
                .filter(part -> part.role() == Part.Role.PARAGRAPH)
                .flatMap(part -> part.marks().stream())
                .map(mark -> mark instanceof Mark.Text text ? text.text() : "")
                .collect(Collectors.joining(" "));
    }

    @Test
    void pdfAndPngLookAlikeAndSvgHasTheCurves() throws Exception {
        PrintedStep chain = STEPS.stream()
                .filter(step -> !step.told().picture().links().isEmpty())
                .findFirst()
                .orElseThrow();
        List<Page> pages = StepLayout.pages(Samples.booklet(1, Booklet.Solutions.NONE), List.of(chain), Coordinates.RC);
        BufferedImage dots = ImageIO.read(new ByteArrayInputStream(written(new PngWriter(DOTS), pages)));

        try (PDDocument document = Loader.loadPDF(written(new PdfWriter("", "", "el"), pages))) {
            BufferedImage rendered = new PDFRenderer(document).renderImageWithDPI(0, DOTS);
            double difference = 0;
            for (int y = 0; y < 800; y++) {
                for (int x = 0; x < 590; x++) {
                    difference += Math.abs((rendered.getRGB(x, y) & 255) - (dots.getRGB(x, y) & 255)) / 255.0;
                }
            }
            assertThat(difference / (800 * 590)).isLessThan(0.02);
        }
        assertThat(new String(written(new SvgWriter(), pages), StandardCharsets.UTF_8))
                .contains("<path", "stroke-dasharray", "<circle");
    }

    private static byte[] written(PageWriter writer, List<Page> pages) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writer.write(pages, bytes);
        return bytes.toByteArray();
    }

    /// A jigsaw of 6 rows, a killer with diagonals, and clues outside of the board: puzzles of ours.
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".Shape~6x6.NoBoxes.Jigsaw~111233111223442223444453666553666555.~R1C2_2~R3C5_3~R4C1_1~R4C2_4~R5C4_5~R6C1_6",
                ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R2C3~R2C4.Diagonal~1.~R4C1_1",
                ".Shape~6x6.LittleKiller~8~R3C1~R2C2~R1C3.AntiKnight.~R1C1_1~R2C4_2"
            })
    void theBoardOfAStepHasItsRules(String text) {
        List<PrintedStep> steps = Samples.variantSteps(text);
        assertThat(steps).isNotEmpty();
        for (int perPage : new int[] {1, 4, 9}) {
            Booklet booklet = Samples.booklet(perPage, Booklet.Solutions.NONE);
            assertThat(StepLayout.pages(booklet, steps, Coordinates.RC)).allSatisfy(LayoutTest::check);
        }
        assertThat(steps)
                .allSatisfy(step -> assertThat(rowNames(step))
                        .isEqualTo("123456789"
                                .substring(0, step.rules().orElseThrow().frame().rows())));
    }

    /// What stands furthest to the left, from top to bottom.
    private static String rowNames(PrintedStep step) {
        List<Mark.Text> texts = board(step, Coordinates.RC).marks().stream()
                .filter(Mark.Text.class::isInstance)
                .map(Mark.Text.class::cast)
                .toList();
        double left = texts.stream().mapToDouble(Mark.Text::x).min().orElseThrow();
        return texts.stream()
                .filter(text -> text.x() < left + 0.5)
                .map(Mark.Text::text)
                .collect(Collectors.joining());
    }
}
