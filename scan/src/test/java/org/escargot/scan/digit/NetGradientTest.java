package org.escargot.scan.digit;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class NetGradientTest {
    private static final List<Font> FONTS = List.of(new Font(Font.SANS_SERIF, Font.PLAIN, 100));

    private static final float STEP = 0.001f;

    private static float[] ones(int count) {
        float[] ones = new float[count];
        Arrays.fill(ones, 1);
        return ones;
    }

    /// No two values are the same and none is 0, where a slope has a kink.
    private static float[] noise() {
        SplittableRandom random = new SplittableRandom(7);
        float[] noise = new float[DigitNet.SIDE * DigitNet.SIDE];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = random.nextFloat(0.01f, 1);
        }
        return noise;
    }

    /// The slope of the loss, by moving one weight a little both ways.
    private static double measured(DigitNet net, float[] weights, int index, float[] cell, int digit) {
        float before = weights[index];
        weights[index] = before + STEP;
        double above = new NetGradient(net).add(cell, digit, ones(net.third.outputs()));
        weights[index] = before - STEP;
        double below = new NetGradient(net).add(cell, digit, ones(net.third.outputs()));
        weights[index] = before;
        return (above - below) / (2 * STEP);
    }

    @Test
    void theGradientIsTheSlopeOfTheLoss() {
        DigitNet net = new NetTraining(FONTS, 7).net();
        float[] cell = noise();
        NetGradient gradient = new NetGradient(net);
        gradient.add(cell, 4, ones(net.third.outputs()));
        float[][] parameters = NetGradient.parameters(net);

        for (int layer = 0; layer < parameters.length; layer++) {
            int steepest = steepest(gradient.sums[layer]);
            assertThat((double) gradient.sums[layer][steepest])
                    .as("layer %d", layer)
                    .isCloseTo(measured(net, parameters[layer], steepest, cell, 4), Offset.offset(0.05));
        }
    }

    private static int steepest(float[] slopes) {
        int steepest = 0;
        for (int i = 0; i < slopes.length; i++) {
            steepest = Math.abs(slopes[i]) > Math.abs(slopes[steepest]) ? i : steepest;
        }
        return steepest;
    }

    @Test
    void trainingLearns() {
        NetTraining training = new NetTraining(FONTS, 7);
        double first = training.batch(1, 0.002f);
        for (int i = 2; i < 40; i++) {
            training.batch(i, 0.002f);
        }

        assertThat(training.batch(40, 0.002f)).isLessThan(first * 0.9);
    }

    @Test
    void theSameSeedTrainsTheSameNet() throws java.io.IOException {
        NetTraining one = new NetTraining(FONTS, 7);
        NetTraining other = new NetTraining(FONTS, 7);
        one.batch(1, 0.002f);
        other.batch(1, 0.002f);

        assertThat(one.file()).isEqualTo(other.file());
    }
}
