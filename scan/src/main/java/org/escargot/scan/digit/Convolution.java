package org.escargot.scan.digit;

import java.util.Arrays;

/// A layer that looks at every small square of a picture with the same weights.
///
/// Pictures are channel after channel, each row by row. The squares are first laid out as columns, so that the loop
/// that does the work runs over all places at once, which the JVM turns into vector instructions.
///
/// @param channels of the picture that comes in
/// @param side of that picture
/// @param kernel the side of the small square
/// @param features how many channels come out
/// @param weights by feature, channel, row, column
/// @param biases by feature
@SuppressWarnings("ArrayRecordComponent")
record Convolution(int channels, int side, int kernel, int features, float[] weights, float[] biases) {
    /// The side of the picture that comes out.
    int outSide() {
        return side - kernel + 1;
    }

    /// How many weights a feature has, and how many rows `columns` of [#run].
    int taps() {
        return channels * kernel * kernel;
    }

    int outSize() {
        return features * outSide() * outSide();
    }

    /// The squares of `picture`: for each tap, what it sees at every place.
    float[] columns(float[] picture) {
        int out = outSide();
        float[] columns = new float[taps() * out * out];
        int to = 0;
        for (int channel = 0; channel < channels; channel++) {
            for (int tap = 0; tap < kernel * kernel; tap++) {
                int from = channel * side * side + tap / kernel * side + tap % kernel;
                for (int y = 0; y < out; y++, to += out) {
                    System.arraycopy(picture, from + y * side, columns, to, out);
                }
            }
        }
        return columns;
    }

    /// What each feature answers at each place.
    float[] run(float[] columns) {
        int places = outSide() * outSide();
        float[] out = new float[features * places];
        float[] sums = new float[places];
        for (int feature = 0; feature < features; feature++) {
            Arrays.fill(sums, biases[feature]);
            for (int tap = 0; tap < taps(); tap++) {
                add(sums, weights[feature * taps() + tap], columns, tap * places);
            }
            System.arraycopy(sums, 0, out, feature * places, places);
        }
        return out;
    }

    /// Adds `factor` times what stands in `values` behind `from`.
    static void add(float[] sums, float factor, float[] values, int from) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += factor * values[from + i];
        }
    }
}
