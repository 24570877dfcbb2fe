package org.escargot.scan.digit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.scan.frame.Lattice;
import org.escargot.scan.picture.GrayImage;
import org.escargot.scan.picture.Point;

/// The cells of a grid in a photo, each as the picture that a [DigitNet] takes.
public final class CellPictures {
    /// The share of a cell left out at each side, where its lines are.
    private static final double EDGE = 0.08;

    /// A cell has at least so many samples across for each pixel of its picture.
    private static final int FINEST = 4;

    private CellPictures() {}

    /// The ink of the 81 cells of `lattice`: 0 paper, 1 as dark as the digits of this photo are.
    public static List<float[]> of(GrayImage photo, Lattice lattice) {
        List<float[]> cells = IntStream.range(0, 81)
                .mapToObj(cell -> darkness(levels(photo, lattice, cell)))
                .toList();
        float usual = usual(cells.stream().map(CellPictures::darkest).toList());
        cells.forEach(cell -> scale(cell, usual));
        return cells;
    }

    /// How dark ink is in the photo, if these are the darkest places of its cells: a sixth of the cells of any
    /// puzzle have a digit.
    private static float usual(List<Float> darkest) {
        return darkest.stream().sorted().toList().get(darkest.size() * 9 / 10);
    }

    private static float[] levels(GrayImage photo, Lattice lattice, int cell) {
        int fineness = fineness(lattice, cell);
        int samples = DigitNet.SIDE * fineness;
        float[] sums = new float[DigitNet.SIDE * DigitNet.SIDE];
        for (int i = 0; i < samples * samples; i++) {
            int x = i % samples;
            int y = i / samples;
            Point place = lattice.inside(cell, share(x, samples), share(y, samples));
            sums[y / fineness * DigitNet.SIDE + x / fineness] += photo.at(place.x(), place.y());
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= fineness * fineness;
        }
        return sums;
    }

    private static double share(int sample, int samples) {
        return EDGE + (1 - 2 * EDGE) * (sample + 0.5) / samples;
    }

    /// How many samples across a pixel of the picture is the mean of, so that none of the photo is left out.
    private static int fineness(Lattice lattice, int cell) {
        double size = lattice.inside(cell, 0, 0).distance(lattice.inside(cell, 1, 1)) / Math.sqrt(2);
        return Math.clamp(Math.round(size / DigitNet.SIDE), 1, FINEST);
    }

    /// By what share each level is darker than the paper of the cell, which the brighter half of it shows.
    static float[] darkness(float[] levels) {
        float[] sorted = levels.clone();
        Arrays.sort(sorted);
        float paper = Math.max(1, sorted[sorted.length * 3 / 4]);
        float[] darkness = new float[levels.length];
        for (int i = 0; i < levels.length; i++) {
            darkness[i] = Math.max(0, 1 - levels[i] / paper);
        }
        return darkness;
    }

    /// How dark the ink in the middle of a cell is.
    static float darkest(float[] darkness) {
        int margin = DigitNet.SIDE / 5;
        int side = DigitNet.SIDE - 2 * margin;
        float[] middle = new float[side * side];
        for (int i = 0; i < middle.length; i++) {
            middle[i] = darkness[(margin + i / side) * DigitNet.SIDE + margin + i % side];
        }
        Arrays.sort(middle);
        return middle[middle.length * 19 / 20];
    }

    /// Makes ink 1: that of the cell itself, unless there is next to none compared with the `usual` one.
    static void scale(float[] darkness, float usual) {
        float ink = Math.max(Math.max(darkest(darkness), usual / 2), 0.02f);
        for (int i = 0; i < darkness.length; i++) {
            darkness[i] = Math.min(1, darkness[i] / ink);
        }
    }
}
