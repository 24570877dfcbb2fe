package org.escargot.print;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Typeface;

/// Writes a page as PNG. Text is drawn as outlines, so that no font of the system is needed.
public final class PngWriter implements PageWriter {
    private static final double MILLIMETERS_PER_INCH = 25.4;

    private final Typeface typeface = Typeface.load();
    private final int dotsPerInch;

    /// Writes pictures with so many dots to an inch.
    public PngWriter(int dotsPerInch) {
        this.dotsPerInch = dotsPerInch;
    }

    @Override
    public boolean takesManyPages() {
        return false;
    }

    @Override
    public String extension() {
        return "png";
    }

    @Override
    public void write(List<Page> pages, OutputStream file) throws IOException {
        Page page = PageWriter.only(pages);
        double scale = dotsPerInch / MILLIMETERS_PER_INCH;
        BufferedImage image = new BufferedImage(
                (int) Math.round(page.paper().sheetWidth() * scale),
                (int) Math.round(page.paper().sheetHeight() * scale),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
            graphics.scale(scale, scale);
            graphics.translate(page.paper().bleed(), page.paper().bleed());
            page.marks().forEach(mark -> draw(graphics, mark));
        } finally {
            graphics.dispose();
        }
        encode(image, file);
    }

    private void encode(BufferedImage image, OutputStream file) throws IOException {
        // In memory: what ImageIO keeps in a file is torn down at the end of the process, with a stack trace on a full
        // disk.
        try (ImageOutputStream png = new MemoryCacheImageOutputStream(file)) {
            ImageIO.write(image, extension(), png);
        } catch (IIOException e) {
            // It says that writing failed, and its cause says why.
            throw e.getCause() instanceof IOException cause ? cause : e;
        }
    }

    private void draw(Graphics2D graphics, Mark mark) {
        switch (mark) {
            case Mark.Line line -> {
                graphics.setColor(new Color(line.ink().rgb()));
                graphics.setStroke(stroke(line.width()));
                graphics.draw(new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2()));
            }
            case Mark.Fill fill -> {
                graphics.setColor(new Color(fill.ink().rgb()));
                graphics.fill(new Rectangle2D.Double(fill.x(), fill.y(), fill.width(), fill.height()));
            }
            case Mark.Disc disc -> {
                graphics.setColor(new Color(disc.ink().rgb()));
                double across = 2 * disc.radius();
                graphics.fill(new Ellipse2D.Double(disc.x() - disc.radius(), disc.y() - disc.radius(), across, across));
            }
            case Mark.Curve curve -> draw(graphics, curve);
            case Mark.Text text -> draw(graphics, text);
        }
    }

    private void draw(Graphics2D graphics, Mark.Curve curve) {
        graphics.setColor(new Color(curve.ink().rgb()));
        graphics.setStroke(curve.isDashed() ? dashed(curve.width()) : stroke(curve.width()));
        graphics.draw(
                new QuadCurve2D.Double(curve.x1(), curve.y1(), curve.bendX(), curve.bendY(), curve.x2(), curve.y2()));
    }

    private void draw(Graphics2D graphics, Mark.Text text) {
        AffineTransform place = AffineTransform.getTranslateInstance(text.x(), text.y());
        place.quadrantRotate(text.isTurned() ? 2 : 0);
        Shape outline = place.createTransformedShape(typeface.outline(text.text(), text.size()));
        graphics.setColor(new Color(text.ink().rgb()));
        graphics.fill(outline);
        if (text.isHeavy()) {
            graphics.setStroke(stroke(text.size() * PdfWriter.HEAVY));
            graphics.draw(outline);
        }
    }

    private static BasicStroke dashed(double width) {
        float[] dashes = {(float) (width * Mark.Curve.DASH)};
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
    }

    private static BasicStroke stroke(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
    }
}
