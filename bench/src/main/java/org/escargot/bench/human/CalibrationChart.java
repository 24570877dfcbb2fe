package org.escargot.bench.human;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Draws measured against expected minutes, both on logarithmic axes, as SVG.
final class CalibrationChart {
    private static final int SIZE = 480;
    private static final int MARGIN = 48;
    private static final double LEAST = Math.log(2 * 60);
    private static final double MOST = Math.log(120 * 60);
    private static final int[] TICKS = {2, 5, 10, 20, 50, 100};

    private CalibrationChart() {}

    static void write(Path file, double[] expected, double[] measured) throws IOException {
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
                        + " font-size=\"13\" role=\"img\">%n<title>Measured against expected minutes</title>%n"
                        + "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n",
                SIZE,
                SIZE));
        axes(svg);
        for (int i = 0; i < expected.length; i++) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"#1f5fa8\" fill-opacity=\"0.45\"/>%n",
                    x(expected[i]),
                    SIZE - x(measured[i])));
        }
        Files.writeString(file, svg.append("</svg>\n"));
    }

    private static void axes(StringBuilder svg) {
        String line = "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>%n";
        double end = x(MOST);
        double start = x(LEAST);
        for (int minutes : TICKS) {
            double at = x(Math.log(minutes * 60));
            svg.append(String.format(Locale.ROOT, line, at, SIZE - start, at, SIZE - end, "#ddd"));
            svg.append(String.format(Locale.ROOT, line, start, SIZE - at, end, SIZE - at, "#ddd"));
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%d</text>"
                            + "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%d</text>%n",
                    at,
                    SIZE - start + 16,
                    minutes,
                    start - 6,
                    SIZE - at + 4,
                    minutes));
        }
        svg.append(String.format(Locale.ROOT, line, start, SIZE - start, end, SIZE - end, "#c33"));
        svg.append(String.format(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">expected minutes</text>"
                        + "<text transform=\"translate(14 %d) rotate(-90)\" text-anchor=\"middle\">measured minutes"
                        + "</text>%n",
                SIZE / 2, SIZE - 8, SIZE / 2));
    }

    private static double x(double logSeconds) {
        return MARGIN + (SIZE - 2 * MARGIN) * (logSeconds - LEAST) / (MOST - LEAST);
    }
}
