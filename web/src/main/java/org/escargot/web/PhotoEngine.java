package org.escargot.web;

import java.util.List;
import org.escargot.format.codec.JsonWriter;
import org.escargot.grid.Givens;
import org.escargot.scan.PhotoReader;
import org.escargot.scan.Reading;
import org.escargot.scan.digit.DigitNet;
import org.escargot.scan.picture.GrayImage;
import org.escargot.scan.picture.Point;
import org.escargot.solver.BandSolver;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/// Reads puzzles from photos, as the command `scan` does. It runs in a worker of its own, and is a download of its own
/// for those who bring a photo. Answers are as [Engine]'s.
public final class PhotoEngine {
    private static @Nullable PhotoReader reader;

    private PhotoEngine() {}

    /// WebAssembly wants an entry; there is nothing to start.
    public static void main(String[] args) {}

    /// Takes the weights of the net, the bytes of the file `digits.net`, before the first photo.
    @JSExport
    public static String learn(byte[] weights) {
        reader = PhotoReader.of(DigitNet.of(weights));
        return "null";
    }

    /// The puzzle in a photo: the type `PhotoReading`, or `null` when there is no grid.
    ///
    /// @param pixels row by row, each with red in its lowest byte, then green and blue, as a canvas has them
    @JSExport
    public static String read(int width, int height, int[] pixels) {
        PhotoReader ready = reader;
        if (ready == null) {
            throw new IllegalStateException("There are no weights. Maybe learn was not called.");
        }
        return ready.read(picture(width, height, pixels)).map(PhotoEngine::told).orElse("null");
    }

    private static GrayImage picture(int width, int height, int[] pixels) {
        int[] colors = new int[pixels.length];
        for (int i = 0; i < colors.length; i++) {
            // Red and blue change places.
            colors[i] = Integer.reverseBytes(pixels[i]) >>> 8;
        }
        return GrayImage.ofColors(width, height, colors);
    }

    private static String told(Reading reading) {
        List<Reading.ReadCell> cells = reading.cells();
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("puzzle").string(reading.givens().toString());
            json.name("solutions").number(count(reading.givens()));
            json.name("percent").array(() -> cells.forEach(cell -> json.number(Math.round(100 * cell.confidence()))));
            json.name("second").array(() -> cells.forEach(cell -> json.number(cell.second())));
            json.name("doubtful").array(() -> reading.doubtful().stream().forEach(json::number));
            json.name("crossings").array(() -> reading.crossings().forEach(place -> write(json, place)));
        });
        return json.toString();
    }

    /// In pixels, for a line is wider than one.
    private static void write(JsonWriter json, Point place) {
        json.number(Math.round(place.x()));
        json.number(Math.round(place.y()));
    }

    /// How many solutions `puzzle` has: 0, 1, or 2 for several.
    @JSExport
    public static String solutions(String puzzle) {
        return String.valueOf(count(Givens.of(puzzle)));
    }

    private static long count(Givens puzzle) {
        return new BandSolver().count(puzzle, 2);
    }
}
