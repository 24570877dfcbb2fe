package org.escargot.scan.digit;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.awt.font.FontRenderContext;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Makes the weights of [DigitNet] from cells that it draws itself, with the fonts of the machine.
///
/// The same seed, fonts and JDK make the same file; docs/scan.md has the command and names the fonts.
final class NetTraining {
    private static final int SEED = 20261125;
    private static final int BATCH = 32;
    private static final int WORKERS = 2;
    private static final float RATE = 0.002f;
    private static final double KEPT = 0.75;

    /// Names of fonts that no newspaper prints digits in.
    private static final String NO_PRINT =
            "symbol|dingbat|script|sketch|ecolier|chancery|emoji|barcode|outline|math|music"
                    + "|swash|lobster|pecita|small ?cap|oldstyle|initial|euterpe|steps|lines|dancing|Z003|D050000L|thin|hairline"
                    + "|Extralight|Essays";

    /// Of the hundred Noto fonts, those whose digits are not the same again.
    private static final String LATIN = "Mono|Bold|Regular|Medium|Display|Italic|Black|Light|SemiBold|Condensed";

    private final DigitNet net;
    private final float[][] parameters;
    private final float[][] means;
    private final float[][] squares;
    private final List<DrawnCells> drawers;
    private final List<SplittableRandom> dice;

    NetTraining(List<Font> fonts, int seed) {
        net = DigitNet.of(new FirstWeights(seed));
        parameters = NetGradient.parameters(net);
        means = zeros();
        squares = zeros();
        dice = IntStream.range(0, WORKERS)
                .mapToObj(i -> new SplittableRandom(seed + i))
                .toList();
        drawers = dice.stream().map(random -> new DrawnCells(fonts, random)).toList();
    }

    /// Trains so many batches, and writes the weights: `NetTraining OUT BATCHES`.
    static void main(String... args) throws IOException {
        NetTraining training = new NetTraining(fonts(), SEED);
        int batches = Integer.parseInt(args[1]);
        double loss = 0;
        for (int i = 1; i <= batches; i++) {
            double left = 1 - (double) i / batches;
            loss += training.batch(i, (float) (RATE * Math.min(1, 0.01 + left)));
            if (i % 250 == 0) {
                System.out.printf("%d %.5f%n", i, loss / 250);
                loss = 0;
                Files.write(Path.of(args[0]), training.file());
            }
        }
        Files.write(Path.of(args[0]), training.file());
    }

    DigitNet net() {
        return net;
    }

    private float[][] zeros() {
        return Arrays.stream(parameters).map(each -> new float[each.length]).toArray(float[][]::new);
    }

    /// All fonts of the machine that have digits which look like those of print.
    static List<Font> fonts() {
        List<Font> fonts = new ArrayList<>();
        for (Font font : GraphicsEnvironment.getLocalGraphicsEnvironment().getAllFonts()) {
            Font sized = font.deriveFont(100f);
            if (isPrint(font.getFontName()) && sized.canDisplayUpTo("123456789") < 0 && areDifferent(sized)) {
                fonts.add(sized);
            }
        }
        return fonts;
    }

    private static boolean isPrint(String name) {
        return !name.matches("(?i).*(" + NO_PRINT + "|Noto (Sans|Serif) (?!" + LATIN + ")).*");
    }

    /// Fonts of symbols have one shape for all.
    private static boolean areDifferent(Font font) {
        FontRenderContext context = new FontRenderContext(null, true, true);
        return IntStream.rangeClosed(1, 9)
                        .mapToObj(digit -> font.createGlyphVector(context, String.valueOf(digit))
                                .getOutline()
                                .getBounds2D())
                        .filter(box -> box.getHeight() > 30)
                        .distinct()
                        .count()
                > 5;
    }

    /// One step down the mean gradient of a batch, by Adam's rule; returns the mean loss.
    double batch(int number, float rate) {
        List<NetGradient> gradients =
                IntStream.range(0, WORKERS).mapToObj(_ -> new NetGradient(net)).toList();
        double loss = IntStream.range(0, WORKERS)
                .parallel()
                .mapToDouble(i -> share(gradients.get(i), drawers.get(i), dice.get(i)))
                .sum();
        stepAll(gradients, number, rate);
        return loss / BATCH;
    }

    private void stepAll(List<NetGradient> gradients, int number, float rate) {
        float meanShare = (float) (1 / (1 - Math.pow(0.9, number)));
        float squareShare = (float) (1 / (1 - Math.pow(0.999, number)));
        for (int layer = 0; layer < parameters.length; layer++) {
            for (int i = 0; i < parameters[layer].length; i++) {
                float slope = 0;
                for (NetGradient gradient : gradients) {
                    slope += gradient.sums[layer][i];
                }
                step(layer, i, slope / BATCH, meanShare, squareShare, rate);
            }
        }
    }

    private double share(NetGradient gradient, DrawnCells drawer, SplittableRandom random) {
        double loss = 0;
        for (int i = 0; i < BATCH / WORKERS; i++) {
            int digit = random.nextInt(6) == 0 ? 0 : random.nextInt(1, 10);
            loss += gradient.add(drawer.cell(digit), digit, kept(random));
        }
        return loss;
    }

    private float[] kept(SplittableRandom random) {
        float[] kept = new float[net.third.outputs()];
        for (int i = 0; i < kept.length; i++) {
            kept[i] = random.nextDouble() < KEPT ? (float) (1 / KEPT) : 0;
        }
        return kept;
    }

    private void step(int layer, int i, float slope, float meanShare, float squareShare, float rate) {
        float decayed = slope + (layer % 2 == 0 ? 1e-5f * parameters[layer][i] : 0);
        means[layer][i] += 0.1f * (decayed - means[layer][i]);
        squares[layer][i] += 0.001f * (decayed * decayed - squares[layer][i]);
        float mean = means[layer][i] * meanShare;
        float square = squares[layer][i] * squareShare;
        parameters[layer][i] -= (float) (rate * mean / (Math.sqrt(square) + 1e-8));
    }

    /// The weights as bytes, as [NetWeights] reads them.
    byte[] file() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (int layer = 0; layer < parameters.length; layer++) {
            if (layer % 2 == 0) {
                writeWeights(out, parameters[layer]);
            } else {
                for (float bias : parameters[layer]) {
                    out.writeFloat(bias);
                }
            }
        }
        return bytes.toByteArray();
    }

    private static void writeWeights(DataOutputStream out, float[] weights) throws IOException {
        float most = 0;
        for (float weight : weights) {
            most = Math.max(most, Math.abs(weight));
        }
        float scale = most / 127;
        out.writeFloat(scale);
        for (float weight : weights) {
            out.writeByte(Math.round(weight / scale));
        }
    }

    /// Where training begins: weights drawn from a bell whose width fits the number of inputs (He's rule).
    private record FirstWeights(Random random) implements NetWeights.Source {
        FirstWeights(int seed) {
            this(new Random(seed));
        }

        @Override
        public float[] weights(int count, int inputs) {
            float[] weights = new float[count];
            for (int i = 0; i < count; i++) {
                weights[i] = (float) (random.nextGaussian() * Math.sqrt(2.0 / inputs));
            }
            return weights;
        }

        @Override
        public float[] biases(int count) {
            return new float[count];
        }
    }
}
