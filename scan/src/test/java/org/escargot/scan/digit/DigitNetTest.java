package org.escargot.scan.digit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.Font;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class DigitNetTest {
    private static final List<Font> FONTS = List.of(
            new Font(Font.SANS_SERIF, Font.PLAIN, 100),
            new Font(Font.SANS_SERIF, Font.BOLD, 100),
            new Font(Font.SERIF, Font.PLAIN, 100));

    private static int digit(float[] shares) {
        int best = 0;
        for (int i = 0; i < shares.length; i++) {
            best = shares[i] > shares[best] ? i : best;
        }
        return best;
    }

    @Test
    void theStandardNetReadsDrawnCells() {
        DigitNet net = StandardNet.load();
        DrawnCells cells = new DrawnCells(FONTS, new SplittableRandom(99));
        int right = 0;
        for (int i = 0; i < 500; i++) {
            right += digit(net.shares(cells.cell(i % 10))) == i % 10 ? 1 : 0;
        }

        assertThat(right).isGreaterThan(480);
    }

    @Test
    void sharesAddUpToOne() {
        float[] shares = StandardNet.load().shares(new float[DigitNet.SIDE * DigitNet.SIDE]);

        assertThat(digit(shares)).isZero();
        double sum = 0;
        for (float share : shares) {
            sum += share;
        }
        assertThat(sum).isCloseTo(1, Offset.offset(1e-5));
    }

    @Test
    void bytesKeepWeightsAsFineAsABytePerWeightCan() throws IOException {
        NetTraining training = new NetTraining(FONTS, 3);
        DigitNet read = DigitNet.of(training.file());
        float most = 0;
        for (float weight : training.net().third.weights()) {
            most = Math.max(most, Math.abs(weight));
        }

        for (int i = 0; i < read.third.weights().length; i++) {
            assertThat((double) read.third.weights()[i])
                    .isCloseTo(training.net().third.weights()[i], Offset.offset(most / 127.0));
        }
    }

    @Test
    void otherBytesAreNoWeights() throws IOException {
        byte[] file = new NetTraining(FONTS, 3).file();

        assertThat(file).hasSizeLessThan(200_000);
        assertThatIllegalArgumentException().isThrownBy(() -> DigitNet.of(new byte[10]));
        assertThatIllegalArgumentException().isThrownBy(() -> DigitNet.of(Arrays.copyOf(file, file.length + 1)));
        assertThatIllegalArgumentException().isThrownBy(() -> DigitNet.of(Arrays.copyOf(file, file.length - 1)));
    }
}
