package org.escargot.print.marks;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;

/// The typeface of all that is printed: Liberation Sans, which has Latin and Greek letters and comes with PDFBox. Its
/// digits all have one width.
public final class Typeface {
    private static final String RESOURCE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private final TrueTypeFont font;
    private final double unitsPerEm;

    private Typeface(TrueTypeFont font) throws IOException {
        this.font = font;
        this.unitsPerEm = font.getUnitsPerEm();
    }

    public static Typeface load() {
        try (InputStream file = open()) {
            return new Typeface(new TTFParser().parse(new RandomAccessReadBuffer(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The file of the font.
    public static InputStream open() throws IOException {
        InputStream file = PDDocument.class.getResourceAsStream(RESOURCE);
        if (file == null) {
            throw new IOException("PDFBox has no " + RESOURCE);
        }
        return file;
    }

    /// How high a capital or a digit is in a font of size 1.
    public double capHeight() {
        try {
            return font.getOS2Windows().getCapHeight() / unitsPerEm;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// How wide `text` is in a font of that size.
    public double width(String text, double size) {
        return text.codePoints().mapToDouble(this::advance).sum() * size;
    }

    /// The outline of `text` in millimeters, its baseline beginning at 0, with y growing downwards.
    public Path2D outline(String text, double size) {
        Path2D outline = new Path2D.Double();
        double x = 0;
        for (int letter : text.codePoints().toArray()) {
            AffineTransform place = AffineTransform.getTranslateInstance(x, 0);
            place.scale(size / unitsPerEm, -size / unitsPerEm);
            outline.append(glyph(letter).getPathIterator(place), false);
            x += advance(letter) * size;
        }
        return outline;
    }

    private GeneralPath glyph(int letter) {
        try {
            var glyph = font.getGlyph().getGlyph(number(letter));
            return glyph == null ? new GeneralPath() : glyph.getPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private double advance(int letter) {
        try {
            return font.getAdvanceWidth(number(letter)) / unitsPerEm;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The number of the glyph; that of a letter which the font does not have is a question mark's.
    private int number(int letter) throws IOException {
        int number = font.getUnicodeCmapLookup().getGlyphId(letter);
        return number == 0 ? font.getUnicodeCmapLookup().getGlyphId('?') : number;
    }

    /// `text` without what the font does not have.
    public String printable(String text) {
        StringBuilder printable = new StringBuilder();
        text.codePoints().forEach(letter -> printable.appendCodePoint(has(letter) ? letter : '?'));
        return printable.toString();
    }

    private boolean has(int letter) {
        try {
            return font.getUnicodeCmapLookup().getGlyphId(letter) != 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
