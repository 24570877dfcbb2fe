package org.escargot.scan.picture;

/// The sums of all levels above and to the left of each pixel; with them, the mean of any area costs four look-ups.
final class AreaSums {
    private final int width;
    private final int height;
    private final double[] sums;

    AreaSums(GrayImage image) {
        width = image.width();
        height = image.height();
        sums = new double[(width + 1) * (height + 1)];
        for (int y = 0; y < height; y++) {
            double row = 0;
            for (int x = 0; x < width; x++) {
                row += image.at(x, y);
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
            }
        }
    }

    /// The mean of the square that reaches `reach` pixels from `x`, `y`, as far as it lies inside.
    float mean(int x, int y, int reach) {
        int left = Math.max(0, x - reach);
        int right = Math.min(width, x + reach + 1);
        int top = Math.max(0, y - reach) * (width + 1);
        int bottom = Math.min(height, y + reach + 1) * (width + 1);
        double sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
        return (float) (sum / ((double) (right - left) * (bottom - top) / (width + 1)));
    }
}
