package org.escargot.scan.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlobTest {
    private static final int SIDE = 60;

    /// A page in a light that falls from 250 to 100, on which a hollow square and a speck are printed.
    private static GrayImage page() {
        float[] levels = new float[SIDE * SIDE];
        for (int i = 0; i < levels.length; i++) {
            int x = i % SIDE;
            int y = i / SIDE;
            boolean ring = Math.max(Math.abs(x - 30), Math.abs(y - 30)) == 20;
            boolean speck = x == 5 && y == 5;
            levels[i] = (250 - 2.5f * x) * (ring || speck ? 0.6f : 1);
        }
        return new GrayImage(SIDE, SIDE, levels);
    }

    @Test
    void inkIsDarkerThanWhatSurroundsIt() {
        InkMap ink = InkMap.of(page(), 8, 0.15);

        assertThat(ink.at(10, 30)).isTrue();
        assertThat(ink.at(50, 30)).isTrue();
        assertThat(ink.at(5, 5)).isTrue();
        assertThat(ink.at(30, 30)).isFalse();
        assertThat(ink.at(58, 58)).isFalse();
    }

    @Test
    void whatHangsTogetherIsOneBlob() {
        List<Blob> blobs = Blob.of(InkMap.of(page(), 8, 0.15), 10);

        assertThat(blobs).singleElement().satisfies(blob -> {
            assertThat(blob.area()).isEqualTo(41 * 41);
            assertThat(blob.hull())
                    .containsExactlyInAnyOrder(
                            new Point(10, 10), new Point(50, 10), new Point(50, 50), new Point(10, 50));
        });
    }

    @Test
    void specksAreBlobsWhereTheyMayBeSmall() {
        assertThat(Blob.of(InkMap.of(page(), 8, 0.15), 1)).hasSize(2);
    }

    @Test
    void plainPaperHasNone() {
        float[] levels = new float[100];
        Arrays.fill(levels, 200);

        assertThat(Blob.of(InkMap.of(new GrayImage(10, 10, levels), 3, 0.1), 1)).isEmpty();
    }
}
