package org.escargot.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.Arrays;
import org.assertj.core.data.Offset;
import org.escargot.grid.Givens;
import org.escargot.scan.digit.StandardNet;
import org.escargot.scan.picture.GrayImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PhotoReaderTest {
    private static final Givens PUZZLE =
            Givens.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final DrawnPage PAGE = new DrawnPage(PUZZLE, Color.BLACK);
    private static final PhotoReader READER = PhotoReader.of(StandardNet.load());

    private static Reading read(GrayImage photo) {
        return READER.read(photo).orElseThrow();
    }

    @Test
    void aPageIsReadAndSure() {
        Reading reading = read(PAGE.scanned());

        assertThat(reading.givens()).isEqualTo(PUZZLE);
        assertThat(reading.isProper()).isTrue();
        assertThat(reading.doubtful().isEmpty()).isTrue();
    }

    @Test
    void inkMayHaveAnyColor() {
        assertThat(read(new DrawnPage(PUZZLE, new Color(220, 60, 60)).scanned()).givens())
                .isEqualTo(PUZZLE);
        assertThat(read(new DrawnPage(PUZZLE, new Color(60, 60, 220)).scanned()).givens())
                .isEqualTo(PUZZLE);
    }

    @ParameterizedTest
    @CsvSource({"0.1, 0", "0.2, 0", "0, 0.05", "0.1, -0.05"})
    void pagesLeanAndBend(double lean, double bend) {
        assertThat(read(PAGE.photographed(lean, bend)).givens()).isEqualTo(PUZZLE);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-12, -5, 7, 20, 90, 180, 270, 95})
    void pagesLieAnyWay(double degrees) {
        assertThat(read(PAGE.turned(degrees)).givens()).isEqualTo(PUZZLE);
    }

    @Test
    void cornersAreThoseOfThePhotoHoweverLarge() {
        Reading reading = read(PAGE.enlarged(3));

        assertThat(reading.givens()).isEqualTo(PUZZLE);
        assertThat(reading.corners().getFirst().x()).isCloseTo(270, Offset.offset(9.0));
        assertThat(reading.corners().get(1).x()).isCloseTo(1890, Offset.offset(9.0));
        assertThat(reading.corners().get(2).y()).isCloseTo(1890, Offset.offset(9.0));
    }

    @Test
    void whereThereIsNoGridThereIsNoPuzzle() {
        float[] white = new float[320 * 240];
        Arrays.fill(white, 250);

        assertThat(READER.read(new GrayImage(320, 240, white))).isEmpty();
        assertThat(READER.read(new GrayImage(1, 1, new float[1]))).isEmpty();
    }

    @Test
    void withoutTheRulesWhatTheNetSaysStands() {
        Reading reading = READER.withoutRules().read(PAGE.scanned()).orElseThrow();

        assertThat(reading.givens()).isEqualTo(PUZZLE);
        assertThat(reading.isProper()).isFalse();
    }
}
