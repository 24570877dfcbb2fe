package org.escargot.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

class WritersTest {
    private static final int DOTS = 72;

    @Test
    void aPdfHasItsTextItsFontAndItsTags() throws Exception {
        List<Page> pages = Layout.pages(Samples.booklet(4, Booklet.Solutions.END), Samples.puzzles(5));
        byte[] file = written(new PdfWriter("Énigmes και γρίφοι", "", "el"), pages);

        try (PDDocument document = Loader.loadPDF(file)) {
            assertThat(document.getNumberOfPages()).isEqualTo(pages.size());
            assertThat(new PDFTextStripper().getText(document)).contains("Énigmes και γρίφοι", "Λύσεις", "Εύκολο");
            var catalog = document.getDocumentCatalog();
            assertThat(catalog.getLanguage()).isEqualTo("el");
            assertThat(catalog.getMarkInfo().isMarked()).isTrue();
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Énigmes και γρίφοι");
            var tree = catalog.getStructureTreeRoot().getParentTree().getNumbers();
            assertThat(tree).hasSize(pages.size());
            for (var name : document.getPage(0).getResources().getFontNames()) {
                assertThat(document.getPage(0).getResources().getFont(name).isEmbedded())
                        .isTrue();
            }
        }
    }

    @Test
    void theSamePagesAreTheSameBytes() throws Exception {
        List<Page> pages = Layout.pages(Samples.booklet(4, Booklet.Solutions.END), Samples.puzzles(5));
        byte[] first = written(new PdfWriter("Twice", "", "en"), pages);
        Thread.sleep(2);

        assertThat(written(new PdfWriter("Twice", "", "en"), pages)).isEqualTo(first);
    }

    @Test
    void pdfAndPngLookAlike() throws Exception {
        List<Page> pages = Layout.pages(Samples.booklet(6, Booklet.Solutions.UPSIDE_DOWN), Samples.puzzles(6));
        BufferedImage dots = ImageIO.read(new ByteArrayInputStream(written(new PngWriter(DOTS), pages)));

        try (PDDocument document = Loader.loadPDF(written(new PdfWriter("", "", "en"), pages))) {
            BufferedImage rendered = new PDFRenderer(document).renderImageWithDPI(0, DOTS);
            double difference = 0;
            for (int y = 0; y < 800; y++) {
                for (int x = 0; x < 590; x++) {
                    difference += Math.abs((rendered.getRGB(x, y) & 255) - (dots.getRGB(x, y) & 255)) / 255.0;
                }
            }
            assertThat(difference / (800 * 590)).isLessThan(0.02);
        }
    }

    @Test
    void aQrCodeReadsAsItsPuzzle() throws Exception {
        List<Page> pages = Layout.pages(Samples.booklet(1, Booklet.Solutions.NONE), Samples.puzzles(1));
        // As a camera sees it that is held over the code, above the right end of the board.
        BufferedImage page = ImageIO.read(new ByteArrayInputStream(written(new PngWriter(200), pages)))
                .getSubimage(1_350, 401, 240, 185);

        int[] dots = page.getRGB(0, 0, page.getWidth(), page.getHeight(), null, 0, page.getWidth());
        var source = new RGBLuminanceSource(page.getWidth(), page.getHeight(), dots);
        assertThat(new QRCodeReader()
                        .decode(new BinaryBitmap(new HybridBinarizer(source)))
                        .getText())
                .isEqualTo(Samples.puzzle().link());
    }

    @Test
    void anSvgIsOnePageOfWellFormedXml() throws Exception {
        List<Page> pages = Layout.pages(
                new Booklet(Paper.LETTER, 1, Booklet.Solutions.NONE, "A & \"B\" <c>", true, Samples.WORDS, Book.PLAIN),
                Samples.puzzles(1));
        var root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(written(new SvgWriter(), pages)))
                .getDocumentElement();

        assertThat(root.getAttribute("width")).isEqualTo("215.9mm");
        var groups = root.getElementsByTagName("g");
        assertThat(groups.item(0).getAttributes().getNamedItem("aria-label").getNodeValue())
                .isEqualTo("A & \"B\" <c>");
    }

    @Test
    void aFileOfOnePageTakesNoSecond() {
        List<Page> pages = Layout.pages(Samples.booklet(1, Booklet.Solutions.NONE), Samples.puzzles(2));

        for (PageWriter writer : List.of(new SvgWriter(), new PngWriter(DOTS))) {
            assertThat(writer.takesManyPages()).isFalse();
            assertThatIllegalArgumentException().isThrownBy(() -> written(writer, pages));
        }
    }

    private static byte[] written(PageWriter writer, List<Page> pages) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        writer.write(pages, file);
        return file.toByteArray();
    }
}
