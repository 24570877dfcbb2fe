package org.escargot.print;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDNumberTreeNode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDParentTreeValue;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.StandardStructureTypes;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.escargot.print.marks.Typeface;

/// Writes pages as PDF: vectors, the font inside, tagged, so that programs which read documents out find headings,
/// text and what the figures say. The same pages are the same bytes: the file has no date.
public final class PdfWriter implements PageWriter {
    /// How much a heavy letter is thickened, of the size of its font.
    static final double HEAVY = 0.035;

    private final String title;
    private final String author;
    private final String language;

    /// @param title the title of the document
    /// @param author who made it; may be empty
    /// @param language its language, such as `en`
    public PdfWriter(String title, String author, String language) {
        this.title = title;
        this.author = author;
        this.language = language;
    }

    @Override
    public boolean takesManyPages() {
        return true;
    }

    @Override
    public String extension() {
        return "pdf";
    }

    @Override
    public void write(List<Page> pages, OutputStream file) throws IOException {
        try (PDDocument document = new PDDocument();
                InputStream bytes = Typeface.open()) {
            PDFont font = PDType0Font.load(document, bytes, true);
            PDStructureElement whole = structure(document);
            Map<Integer, PDParentTreeValue> elements = new TreeMap<>();
            for (Page page : pages) {
                int number = elements.size();
                elements.put(number, new PDParentTreeValue(add(document, page, number, font, whole)));
            }
            PDNumberTreeNode tree = new PDNumberTreeNode(PDParentTreeValue.class);
            tree.setNumbers(elements);
            PDStructureTreeRoot root = document.getDocumentCatalog().getStructureTreeRoot();
            root.setParentTree(tree);
            root.setParentTreeNextKey(elements.size());
            // Without it PDFBox makes the document's id from the clock. One that is fixed gives equal pages equal
            // files.
            document.setDocumentId((long) title.hashCode());
            document.save(file);
        }
    }

    private PDStructureElement structure(PDDocument document) {
        document.getDocumentInformation().setTitle(title);
        if (!author.isEmpty()) {
            document.getDocumentInformation().setAuthor(author);
        }
        document.getDocumentInformation().setProducer("Escargot");
        var catalog = document.getDocumentCatalog();
        catalog.setLanguage(language);
        PDMarkInfo marked = new PDMarkInfo();
        marked.setMarked(true);
        catalog.setMarkInfo(marked);
        PDViewerPreferences preferences = new PDViewerPreferences(catalog.getCOSObject());
        preferences.setDisplayDocTitle(true);
        catalog.setViewerPreferences(preferences);
        PDStructureTreeRoot root = new PDStructureTreeRoot();
        catalog.setStructureTreeRoot(root);
        PDStructureElement whole = new PDStructureElement(StandardStructureTypes.DOCUMENT, root);
        root.appendKid(whole);
        return whole;
    }

    /// Adds `page` as page `number`, from 0; returns its elements.
    private static COSArray add(PDDocument document, Page page, int number, PDFont font, PDStructureElement whole)
            throws IOException {
        PDPage sheet = new PDPage(boxOf(page.paper(), page.paper().bleed()));
        if (page.paper().bleed() > 0) {
            sheet.setBleedBox(sheet.getMediaBox());
            sheet.setTrimBox(boxOf(page.paper(), 0));
        }
        sheet.setStructParents(number);
        sheet.getCOSObject().setItem(COSName.getPDFName("Tabs"), COSName.S);
        document.addPage(sheet);
        try (PDPageContentStream content = new PDPageContentStream(document, sheet)) {
            return new PdfSheet(page, sheet, content, font, whole).draw();
        }
    }

    /// The page with `beyond` millimeters around it. What is on the page has its lower left corner for origin.
    private static PDRectangle boxOf(Paper paper, double beyond) {
        float edge = PdfSheet.points(beyond);
        return new PDRectangle(
                -edge, -edge, PdfSheet.points(paper.width()) + 2 * edge, PdfSheet.points(paper.height()) + 2 * edge);
    }
}
