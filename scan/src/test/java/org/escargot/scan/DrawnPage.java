package org.escargot.scan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import org.escargot.grid.Givens;
import org.escargot.scan.picture.GrayImage;

/// A page of a newspaper with a puzzle, and photos of it.
final class DrawnPage {
    private static final int CELL = 60;
    private static final int MARGIN = 90;
    private static final int SIDE = 9 * CELL + 2 * MARGIN;

    private final BufferedImage page = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);

    DrawnPage(Givens givens, Color ink) {
        Graphics2D pen = page.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setColor(new Color(225, 222, 215));
        pen.fillRect(0, 0, SIDE, SIDE);
        pen.setColor(Color.DARK_GRAY);
        pen.setFont(new Font(Font.SERIF, Font.PLAIN, 30));
        pen.drawString("1. Sudoku of the day", MARGIN, MARGIN - 30);
        drawLines(pen);
        pen.setColor(ink);
        for (int cell : givens.cells().stream().toArray()) {
            drawDigit(pen, cell, givens.digit(cell));
        }
        pen.dispose();
    }

    private static void drawLines(Graphics2D pen) {
        for (int i = 0; i < 10; i++) {
            pen.setStroke(new BasicStroke(i % 3 == 0 ? 4 : 1.5f));
            double at = MARGIN + i * CELL;
            pen.draw(new Line2D.Double(at, MARGIN, at, SIDE - MARGIN));
            pen.draw(new Line2D.Double(MARGIN, at, SIDE - MARGIN, at));
        }
    }

    private static void drawDigit(Graphics2D pen, int cell, int digit) {
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 40);
        Shape outline = font.createGlyphVector(pen.getFontRenderContext(), String.valueOf(digit))
                .getOutline();
        double x = MARGIN + (cell % 9 + 0.5) * CELL - outline.getBounds2D().getCenterX();
        double y = MARGIN
                + (Math.floorDiv(cell, 9) + 0.5) * CELL
                - outline.getBounds2D().getCenterY();
        pen.fill(AffineTransform.getTranslateInstance(x, y).createTransformedShape(outline));
    }

    /// The page as it is.
    GrayImage scanned() {
        return gray(page);
    }

    /// The page with sides `factor` times longer.
    GrayImage enlarged(int factor) {
        return transformed(AffineTransform.getScaleInstance(factor, factor), factor * SIDE);
    }

    /// The page turned clockwise on a desk by so many degrees.
    GrayImage turned(double degrees) {
        AffineTransform turn = AffineTransform.getTranslateInstance(0.25 * SIDE, 0.25 * SIDE);
        turn.rotate(Math.toRadians(degrees), SIDE / 2.0, SIDE / 2.0);
        return transformed(turn, SIDE * 3 / 2);
    }

    private GrayImage transformed(AffineTransform transform, int side) {
        BufferedImage desk = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = desk.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        pen.setColor(new Color(120, 90, 60));
        pen.fillRect(0, 0, side, side);
        pen.drawImage(page, transform, null);
        pen.dispose();
        return gray(desk);
    }

    /// A photo from the side, of a page that bends, with a shadow over it.
    ///
    /// @param lean how much shorter the far edge is than the near one, as a share
    /// @param bend how far the middle of the page stands out, as a share of its side
    GrayImage photographed(double lean, double bend) {
        GrayImage flat = scanned();
        float[] levels = new float[SIDE * SIDE];
        for (int i = 0; i < levels.length; i++) {
            double x = (i % SIDE + 0.5) / SIDE - 0.5;
            double y = (Math.floorDiv(i, SIDE) + 0.5) / SIDE;
            double depth = 1 - lean * (1 - y);
            double across = x / depth;
            double down = y / depth * (1 - lean) + lean * y;
            double bent = down + bend * (across * across - 0.25);
            float light = (float) (1 - 0.4 * y + 0.1 * x);
            levels[i] = light * flat.at((across + 0.5) * SIDE - 0.5, bent * SIDE - 0.5);
        }
        return new GrayImage(SIDE, SIDE, levels);
    }

    static GrayImage gray(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        return GrayImage.ofColors(width, height, picture.getRGB(0, 0, width, height, null, 0, width));
    }
}
