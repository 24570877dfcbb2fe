package org.escargot.scan.frame;

/// The way of one line of a grid through a flat view, found by dynamic programming: strong where it goes, and smooth.
///
/// @param offsets by step, how many pixels the line lies off its place
/// @param clarity how much of it is there, 0..1
@SuppressWarnings("ArrayRecordComponent")
record LineTrack(int[] offsets, double clarity) {
    /// A step along a line, in pixels.
    static final int STEP = 4;

    /// The steps from one end of a line to the other.
    static final int STEPS = 9 * FlatView.CELL / STEP + 1;

    /// What a pixel to the side costs.
    private static final float BEND = 0.02f;

    /// What a pixel off the place costs: of two lines that are as clear, the nearer one is that of the grid.
    private static final float OFF = 0.004f;

    /// From this strength on, a line is there.
    private static final float CLEAR = 0.08f;

    /// The way of line `number`, 0..9, at most `reach` pixels off its place.
    static LineTrack of(LineStrength strengths, int number, int reach) {
        int place = (number + 1) * FlatView.CELL;
        float[][] best = new float[STEPS][2 * reach + 1];
        int[][] from = new int[STEPS][2 * reach + 1];
        for (int step = 0; step < STEPS; step++) {
            for (int i = 0; i <= 2 * reach; i++) {
                int off = i - reach;
                best[step][i] = strengths.at(FlatView.CELL + step * STEP, place + off) - OFF * Math.abs(off);
                if (step > 0) {
                    from[step][i] = source(best[step - 1], i);
                    best[step][i] += arriving(best[step - 1], from[step][i], i);
                }
            }
        }
        int[] offsets = back(best, from, reach);
        return new LineTrack(offsets, clarity(strengths, place, offsets));
    }

    private static float arriving(float[] before, int source, int index) {
        return before[source] - BEND * Math.abs(source - index);
    }

    /// From where one comes best to `index`: straight on, or a pixel from the side.
    private static int source(float[] before, int index) {
        int source = index;
        for (int i = Math.max(0, index - 1); i <= Math.min(before.length - 1, index + 1); i++) {
            source = arriving(before, i, index) > arriving(before, source, index) ? i : source;
        }
        return source;
    }

    private static int[] back(float[][] best, int[][] from, int reach) {
        int[] offsets = new int[STEPS];
        int end = 0;
        for (int i = 0; i <= 2 * reach; i++) {
            end = best[STEPS - 1][i] > best[STEPS - 1][end] ? i : end;
        }
        for (int step = STEPS - 1, i = end; step >= 0; i = from[step][i], step--) {
            offsets[step] = i - reach;
        }
        return offsets;
    }

    /// A place that is clear enough is worth no less than one that is clearer, so that some bold lines do not stand for
    /// fine ones that are missing.
    private static double clarity(LineStrength strengths, int place, int[] offsets) {
        double sum = 0;
        for (int step = 0; step < STEPS; step++) {
            float here = strengths.at(FlatView.CELL + step * STEP, place + offsets[step]);
            sum += Math.clamp(here / CLEAR, 0, 1);
        }
        return sum / STEPS;
    }

    /// How many cells off its place the line lies where line `number` crosses it.
    double offset(int number) {
        return (double) offsets[number * FlatView.CELL / STEP] / FlatView.CELL;
    }
}
