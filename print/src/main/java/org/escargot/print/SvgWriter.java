package org.escargot.print;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;
import org.escargot.print.marks.Typeface;

/// Writes a page as SVG, in millimeters. Text is drawn as outlines, so that it looks alike whatever fonts there are;
/// each part has what is read out for it.
public final class SvgWriter implements PageWriter {
    private final Typeface typeface = Typeface.load();

    /// Writes with the typeface of all that is printed.
    public SvgWriter() {}

    @Override
    public boolean takesManyPages() {
        return false;
    }

    @Override
    public String extension() {
        return "svg";
    }

    @Override
    public void write(List<Page> pages, OutputStream file) throws IOException {
        file.write(text(PageWriter.only(pages)).getBytes(StandardCharsets.UTF_8));
    }

    private String text(Page page) {
        StringBuilder svg = new StringBuilder();
        svg.append(format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$smm\" height=\"%2$smm\" viewBox=\"%3$s %3$s %1$s %2$s\">\n",
                page.paper().sheetWidth(),
                page.paper().sheetHeight(),
                -page.paper().bleed()));
        svg.append(format(
                "<rect x=\"%1$s\" y=\"%1$s\" width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
                -page.paper().bleed()));
        for (Part part : page.parts()) {
            svg.append(opening(part));
            part.marks().forEach(mark -> svg.append(element(mark)).append('\n'));
            svg.append("</g>\n");
        }
        return svg.append("</svg>\n").toString();
    }

    private static String opening(Part part) {
        return switch (part.role()) {
            case FIGURE -> "<g role=\"img\" aria-label=\"" + escaped(part.alternative()) + "\">\n";
            case HEADING, PARAGRAPH -> "<g role=\"img\" aria-label=\"" + escaped(words(part)) + "\">\n";
            case ORNAMENT -> "<g aria-hidden=\"true\">\n";
        };
    }

    private static String words(Part part) {
        StringBuilder words = new StringBuilder();
        for (Mark mark : part.marks()) {
            if (mark instanceof Mark.Text text) {
                words.append(words.isEmpty() ? "" : " ").append(text.text());
            }
        }
        return words.toString();
    }

    private String element(Mark mark) {
        return switch (mark) {
            case Mark.Line line ->
                format(
                        "<path d=\"M%s %sL%s %s\" stroke=\"%s\" stroke-width=\"%s\"/>",
                        line.x1(), line.y1(), line.x2(), line.y2(), color(line.ink()), line.width());
            case Mark.Fill fill ->
                format(
                        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\"/>",
                        fill.x(), fill.y(), fill.width(), fill.height(), color(fill.ink()));
            case Mark.Disc disc ->
                format(
                        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>",
                        disc.x(), disc.y(), disc.radius(), color(disc.ink()));
            case Mark.Curve curve -> curve(curve);
            case Mark.Text text -> text(text);
        };
    }

    private static String curve(Mark.Curve curve) {
        String dashes = curve.isDashed() ? format(" stroke-dasharray=\"%s\"", curve.width() * Mark.Curve.DASH) : "";
        return format(
                "<path d=\"M%s %sQ%s %s %s %s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"%s/>",
                curve.x1(),
                curve.y1(),
                curve.bendX(),
                curve.bendY(),
                curve.x2(),
                curve.y2(),
                color(curve.ink()),
                curve.width(),
                dashes);
    }

    private String text(Mark.Text text) {
        String heavy = text.isHeavy()
                ? format(" stroke=\"%s\" stroke-width=\"%s\"", color(text.ink()), text.size() * PdfWriter.HEAVY)
                : "";
        return format(
                "<path transform=\"translate(%s %s)%s\" fill=\"%s\"%s d=\"%s\"/>",
                text.x(),
                text.y(),
                text.isTurned() ? "rotate(180)" : "",
                color(text.ink()),
                heavy,
                path(typeface.outline(text.text(), text.size())));
    }

    private static String path(Path2D outline) {
        StringBuilder path = new StringBuilder();
        double[] at = new double[6];
        for (PathIterator walk = outline.getPathIterator(null); !walk.isDone(); walk.next()) {
            switch (walk.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> points(path.append('M'), at, 1);
                case PathIterator.SEG_LINETO -> points(path.append('L'), at, 1);
                case PathIterator.SEG_QUADTO -> points(path.append('Q'), at, 2);
                case PathIterator.SEG_CUBICTO -> points(path.append('C'), at, 3);
                default -> path.append('Z');
            }
        }
        return path.toString();
    }

    private static void points(StringBuilder path, double[] at, int count) {
        for (int i = 0; i < 2 * count; i++) {
            path.append(i == 0 ? "" : " ").append(rounded(at[i]));
        }
    }

    private static String color(Ink ink) {
        return String.format(Locale.ROOT, "#%06x", ink.rgb());
    }

    /// Fills numbers in with up to three decimals.
    private static String format(String form, Object... values) {
        Object[] shown = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            shown[i] = values[i] instanceof Double number ? rounded(number) : values[i];
        }
        return String.format(Locale.ROOT, form, shown);
    }

    private static String rounded(double number) {
        String text = Double.toString(Math.round(number * 1000) / 1000.0);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
