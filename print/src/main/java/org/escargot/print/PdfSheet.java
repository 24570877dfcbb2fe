package org.escargot.print;

import java.awt.Color;
import java.io.IOException;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.StandardStructureTypes;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;

/// Draws a page into a PDF. A PDF counts in points, from the lower left corner.
final class PdfSheet {
    private static final double POINTS_PER_MILLIMETER = 72 / 25.4;
    /// How far the handles of a curve stand out that is a quarter of a circle, of its radius.
    private static final double QUARTER = 0.5523;

    private final Page page;
    private final PDPage sheet;
    private final PDPageContentStream content;
    private final PDFont font;
    private final PDStructureElement whole;
    /// The elements that the marked content of the page belongs to, by its number.
    private final COSArray elements = new COSArray();

    PdfSheet(Page page, PDPage sheet, PDPageContentStream content, PDFont font, PDStructureElement whole) {
        this.page = page;
        this.sheet = sheet;
        this.content = content;
        this.font = font;
        this.whole = whole;
    }

    static float points(double millimeters) {
        return (float) (millimeters * POINTS_PER_MILLIMETER);
    }

    /// Draws the page; returns the elements that the marked content belongs to, by its number.
    COSArray draw() throws IOException {
        for (Part part : page.parts()) {
            begin(part);
            for (Mark mark : part.marks()) {
                draw(mark);
            }
            content.endMarkedContent();
        }
        return elements;
    }

    private void begin(Part part) throws IOException {
        if (part.role() == Part.Role.ORNAMENT) {
            content.beginMarkedContent(COSName.ARTIFACT);
            return;
        }
        String type = type(part.role());
        int number = elements.size();
        COSDictionary properties = new COSDictionary();
        properties.setInt(COSName.MCID, number);
        content.beginMarkedContent(COSName.getPDFName(type), PDPropertyList.create(properties));
        PDStructureElement element = new PDStructureElement(type, whole);
        element.setPage(sheet);
        if (!part.alternative().isEmpty()) {
            element.setAlternateDescription(part.alternative());
        }
        PDMarkedContentReference reference = new PDMarkedContentReference();
        reference.setMCID(number);
        reference.setPage(sheet);
        element.appendKid(reference);
        whole.appendKid(element);
        elements.add(element);
    }

    private static String type(Part.Role role) {
        return switch (role) {
            case HEADING -> StandardStructureTypes.H1;
            case PARAGRAPH, ORNAMENT -> StandardStructureTypes.P;
            case FIGURE -> StandardStructureTypes.Figure;
        };
    }

    private void draw(Mark mark) throws IOException {
        switch (mark) {
            case Mark.Line line -> {
                stroke(line.ink(), line.width());
                content.moveTo(points(line.x1()), down(line.y1()));
                content.lineTo(points(line.x2()), down(line.y2()));
                content.stroke();
            }
            case Mark.Fill fill -> {
                content.setNonStrokingColor(new Color(fill.ink().rgb()));
                content.addRect(
                        points(fill.x()), down(fill.y() + fill.height()), points(fill.width()), points(fill.height()));
                content.fill();
            }
            case Mark.Disc disc -> disc(disc);
            case Mark.Curve curve -> curve(curve);
            case Mark.Text text -> text(text);
        }
    }

    /// A circle, of four curves.
    private void disc(Mark.Disc disc) throws IOException {
        double pull = disc.radius() * QUARTER;
        content.setNonStrokingColor(new Color(disc.ink().rgb()));
        content.moveTo(points(disc.x() + disc.radius()), down(disc.y()));
        double alongX = 1;
        double alongY = 0;
        for (int quarter = 0; quarter < 4; quarter++) {
            double nextX = -alongY;
            double nextY = alongX;
            content.curveTo(
                    points(disc.x() + alongX * disc.radius() + nextX * pull),
                    down(disc.y() + alongY * disc.radius() + nextY * pull),
                    points(disc.x() + nextX * disc.radius() + alongX * pull),
                    down(disc.y() + nextY * disc.radius() + alongY * pull),
                    points(disc.x() + nextX * disc.radius()),
                    down(disc.y() + nextY * disc.radius()));
            alongX = nextX;
            alongY = nextY;
        }
        content.fill();
    }

    private void curve(Mark.Curve curve) throws IOException {
        stroke(curve.ink(), curve.width());
        float dash = points(curve.width() * Mark.Curve.DASH);
        content.setLineDashPattern(curve.isDashed() ? new float[] {dash} : new float[0], 0);
        content.moveTo(points(curve.x1()), down(curve.y1()));
        // A curve of the third degree that is one of the second.
        content.curveTo(
                points((curve.x1() + 2 * curve.bendX()) / 3),
                down((curve.y1() + 2 * curve.bendY()) / 3),
                points((curve.x2() + 2 * curve.bendX()) / 3),
                down((curve.y2() + 2 * curve.bendY()) / 3),
                points(curve.x2()),
                down(curve.y2()));
        content.stroke();
        content.setLineDashPattern(new float[0], 0);
    }

    private void text(Mark.Text text) throws IOException {
        content.beginText();
        content.setNonStrokingColor(new Color(text.ink().rgb()));
        content.setRenderingMode(text.isHeavy() ? RenderingMode.FILL_STROKE : RenderingMode.FILL);
        if (text.isHeavy()) {
            stroke(text.ink(), text.size() * PdfWriter.HEAVY);
        }
        content.setFont(font, points(text.size()));
        int turn = text.isTurned() ? -1 : 1;
        content.setTextMatrix(new Matrix(turn, 0, 0, turn, points(text.x()), down(text.y())));
        content.showText(text.text());
        content.endText();
    }

    private void stroke(Ink ink, double width) throws IOException {
        content.setStrokingColor(new Color(ink.rgb()));
        content.setLineWidth(points(width));
    }

    private float down(double y) {
        return points(page.paper().height() - y);
    }
}
