package org.escargot.scan.digit;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.escargot.scan.picture.GrayImage;

/// Draws cells of printed puzzles as photos show them: fonts, sizes, slants, bits of lines, shades, blur, noise.
final class DrawnCells {
    /// The side of the drawing that is then made coarser.
    private static final int FINE = 56;

    private final List<Font> fonts;
    private final RandomGenerator random;
    private final BufferedImage sheet = new BufferedImage(FINE, FINE, BufferedImage.TYPE_BYTE_GRAY);
    private final Graphics2D pen = sheet.createGraphics();

    DrawnCells(List<Font> fonts, RandomGenerator random) {
        this.fonts = fonts;
        this.random = random;
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /// The picture of a cell with `digit`, or of an empty one for 0, as [CellPictures] makes it.
    float[] cell(int digit) {
        int paper = random.nextInt(90, 256);
        double contrast = random.nextDouble(0.2, 0.9);
        pen.setColor(gray(paper));
        pen.fillRect(0, 0, FINE, FINE);
        lines(paper, contrast);
        if (digit > 0) {
            pen.setColor(gray(paper * (1 - contrast)));
            pen.fill(glyph(digit));
        } else {
            clutter(paper, contrast);
        }
        return photographed(contrast);
    }

    private static Color gray(double level) {
        int whole = (int) Math.clamp(level, 0, 255);
        return new Color(whole, whole, whole);
    }

    /// The lines of the cell, some of which reach into the picture because the paper bends.
    private void lines(int paper, double contrast) {
        for (int side = 0; side < 4; side++) {
            double width = FINE * (chance(0.3) ? random.nextDouble(0.03, 0.1) : random.nextDouble(0.005, 0.04));
            double inside = FINE * (random.nextGaussian() * 0.035 - 0.075);
            double slope = FINE * random.nextGaussian() * 0.015;
            pen.setColor(gray(paper * (1 - contrast * random.nextDouble(0.3, 1.1))));
            pen.setStroke(new BasicStroke((float) width));
            pen.setTransform(AffineTransform.getQuadrantRotateInstance(side, FINE / 2.0, FINE / 2.0));
            pen.draw(new Line2D.Double(-FINE, inside - slope, 2 * FINE, inside + slope));
        }
        pen.setTransform(new AffineTransform());
    }

    /// A digit of any font, somewhere near the middle.
    private Shape glyph(int digit) {
        Font font = fonts.get(random.nextInt(fonts.size()));
        Shape outline = font.createGlyphVector(new FontRenderContext(null, true, true), String.valueOf(digit))
                .getOutline();
        Rectangle2D box = outline.getBounds2D();
        double scale = FINE * random.nextDouble(0.36, 0.82) / box.getHeight();
        double narrow = Math.min(random.nextDouble(0.85, 1.15), FINE * 0.85 / (box.getWidth() * scale));
        AffineTransform place = new AffineTransform();
        place.translate(FINE * (0.5 + off()), FINE * (0.5 + off()));
        place.rotate(random.nextGaussian() * 0.05);
        place.shear(random.nextGaussian() * 0.06, random.nextGaussian() * 0.03);
        place.scale(scale * narrow, scale);
        place.translate(-box.getCenterX(), -box.getCenterY());
        return place.createTransformedShape(outline);
    }

    private double off() {
        return Math.clamp(random.nextGaussian() * 0.05, -0.14, 0.14);
    }

    /// What an empty cell may show nonetheless: a stain, a stroke at an edge, a crease, print of the other side.
    private void clutter(int paper, double contrast) {
        if (chance(0.25)) {
            double strength = contrast * random.nextDouble(0.1, 0.5);
            pen.setColor(gray(paper * (1 - strength)));
            pen.setStroke(new BasicStroke((float) (FINE * random.nextDouble(0.01, 0.12))));
            pen.draw(new Line2D.Double(
                    random.nextDouble(FINE),
                    random.nextDouble(FINE),
                    random.nextDouble(FINE),
                    random.nextDouble(FINE)));
        }
        if (chance(0.1)) {
            pen.setColor(gray(paper * (1 - contrast * random.nextDouble(0.1, 0.3))));
            pen.fill(glyph(random.nextInt(1, 10)));
        }
        if (chance(0.1)) {
            double side = FINE * random.nextDouble(0.02, 0.2);
            pen.setColor(gray(paper * (1 - contrast)));
            pen.fill(new Rectangle2D.Double(random.nextDouble(FINE), random.nextDouble(FINE), side, side));
        }
    }

    private boolean chance(double share) {
        return random.nextDouble() < share;
    }

    /// The sheet seen through a lens, on a sensor with few pixels, and as 28 x 28 values of ink.
    private float[] photographed(double contrast) {
        int coarse = random.nextInt(20, FINE + 1);
        float[] seen = coarse(coarse);
        blur(seen, coarse, (Math.abs(random.nextGaussian()) * 0.03 + (chance(0.2) ? 0.035 : 0)) * coarse);
        if (chance(0.15)) {
            smear(seen, coarse);
        }
        shade(seen, coarse, random.nextGaussian() * 0.12, random.nextGaussian() * 0.12);
        noise(seen, random.nextDouble() * random.nextDouble() * 18);
        if (chance(0.3)) {
            sharpen(seen, coarse);
        }
        float[] darkness = CellPictures.darkness(resampled(seen, coarse));
        CellPictures.scale(darkness, (float) (contrast * random.nextDouble(0.5, 1.1)));
        return darkness;
    }

    private float[] coarse(int side) {
        byte[] fine = ((DataBufferByte) sheet.getRaster().getDataBuffer()).getData();
        float[] sums = new float[side * side];
        int[] counts = new int[side * side];
        for (int i = 0; i < fine.length; i++) {
            int to = i / FINE * side / FINE * side + i % FINE * side / FINE;
            sums[to] += fine[i] & 255;
            counts[to]++;
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= counts[i];
        }
        return sums;
    }

    private static void blur(float[] levels, int side, double sigma) {
        float[] bell = bell(sigma);
        blend(levels, side, bell, 1, side);
        blend(levels, side, bell, side, 1);
    }

    private static float[] bell(double sigma) {
        int reach = (int) Math.ceil(2.5 * sigma);
        float[] bell = new float[2 * reach + 1];
        for (int i = 0; i < bell.length; i++) {
            bell[i] = (float) Math.exp(-(i - reach) * (i - reach) / (2 * sigma * sigma + 1e-9));
        }
        return bell;
    }

    /// Blends each level with its neighbors in one direction.
    private static void blend(float[] levels, int side, float[] weights, int step, int row) {
        float sum = 0;
        for (float weight : weights) {
            sum += weight;
        }
        for (int start = 0; start < side; start++) {
            float[] line = line(levels, start * row, step, side, weights.length / 2, sum);
            float[] blended = new float[side];
            for (int i = 0; i < weights.length; i++) {
                Convolution.add(blended, weights[i], line, i);
            }
            for (int i = 0; i < side; i++) {
                levels[start * row + i * step] = blended[i];
            }
        }
    }

    /// A row or column divided by `divisor`, its ends repeated `more` times.
    private static float[] line(float[] levels, int start, int step, int side, int more, float divisor) {
        float[] line = new float[side + 2 * more];
        for (int i = 0; i < line.length; i++) {
            line[i] = levels[start + Math.clamp(i - more, 0, side - 1) * step] / divisor;
        }
        return line;
    }

    /// A hand that shook, along one direction.
    private void smear(float[] levels, int side) {
        float[] way = new float[2 * (int) (random.nextDouble(0.01, 0.08) * side) + 1];
        Arrays.fill(way, 1);
        if (chance(0.5)) {
            blend(levels, side, way, 1, side);
        } else {
            blend(levels, side, way, side, 1);
        }
    }

    private static void shade(float[] levels, int side, double across, double down) {
        for (int i = 0; i < levels.length; i++) {
            double x = (double) (i % side) / side - 0.5;
            double y = (double) Math.floorDiv(i, side) / side - 0.5;
            levels[i] *= (float) (1 + across * x + down * y);
        }
    }

    private void noise(float[] levels, double deviation) {
        for (int i = 0; i < levels.length; i++) {
            levels[i] = (float) Math.clamp(levels[i] + random.nextGaussian() * deviation, 0, 255);
        }
    }

    /// What cameras do to every picture.
    private void sharpen(float[] levels, int side) {
        float[] soft = levels.clone();
        blur(soft, side, 0.6);
        float amount = random.nextFloat(0.5f, 2);
        for (int i = 0; i < levels.length; i++) {
            levels[i] = Math.clamp(levels[i] + amount * (levels[i] - soft[i]), 0, 255);
        }
    }

    private static float[] resampled(float[] levels, int side) {
        GrayImage image = new GrayImage(side, side, levels);
        int fineness = Math.clamp(Math.round((float) side / DigitNet.SIDE), 1, 4);
        int samples = DigitNet.SIDE * fineness;
        float[] sums = new float[DigitNet.SIDE * DigitNet.SIDE];
        for (int i = 0; i < samples * samples; i++) {
            double x = (i % samples + 0.5) / samples * side - 0.5;
            double y = (Math.floorDiv(i, samples) + 0.5) / samples * side - 0.5;
            sums[i / samples / fineness * DigitNet.SIDE + i % samples / fineness] += image.at(x, y);
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= fineness * fineness;
        }
        return sums;
    }
}
