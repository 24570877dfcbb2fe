package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What reads puzzles well is tested in `scan`, with drawn pages and real photos; here is what the page is told.
class PhotoEngineTest {
    private static final Path WEIGHTS =
            Path.of("..", "scan", "src", "main", "resources", "org", "escargot", "scan", "digit", "digits.net");
    private static final int CELL = 40;
    static final int SIDE = 11 * CELL;
    private static final int PAPER = 0xFFF0F0F0;
    private static final int INK = 0xFF202020;

    @BeforeEach
    void learn() throws IOException {
        PhotoEngine.learn(Files.readAllBytes(WEIGHTS));
    }

    /// An empty grid in the middle of a page.
    static int[] emptyGrid() {
        int[] pixels = new int[SIDE * SIDE];
        Arrays.fill(pixels, PAPER);
        for (int i = CELL; i <= 10 * CELL; i++) {
            for (int line = CELL; line <= 10 * CELL; line += CELL) {
                for (int width = 0; width < 3; width++) {
                    pixels[i * SIDE + line + width] = INK;
                    pixels[(line + width) * SIDE + i] = INK;
                }
            }
        }
        return pixels;
    }

    @Test
    void aGridIsToldWithItsPlaceAndTheConfidenceOfEveryCell() {
        String told = PhotoEngine.read(SIDE, SIDE, emptyGrid());

        assertThat(told).startsWith("{\"puzzle\":\"" + ".".repeat(81) + "\",\"solutions\":2,\"percent\":[");
        String crossings = told.substring(told.indexOf("crossings\":[") + 12, told.lastIndexOf(']'));
        int[] places =
                Arrays.stream(crossings.split(",")).mapToInt(Integer::parseInt).toArray();
        assertThat(places).hasSize(200);
        assertThat(places[0]).isBetween(CELL - 1, CELL + 3);
        assertThat(places[199]).isBetween(10 * CELL - 1, 10 * CELL + 3);
    }

    @Test
    void aPageWithoutAGridIsToldAsNothing() {
        int[] pixels = new int[SIDE * SIDE];
        Arrays.fill(pixels, PAPER);
        assertThat(PhotoEngine.read(SIDE, SIDE, pixels)).isEqualTo("null");
    }

    @Test
    void solutionsAreCountedUpToTwo() {
        String proper = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        assertThat(PhotoEngine.solutions(proper)).isEqualTo("1");
        assertThat(PhotoEngine.solutions("55" + proper.substring(2))).isEqualTo("0");
        assertThat(PhotoEngine.solutions(".".repeat(81))).isEqualTo("2");
    }
}
