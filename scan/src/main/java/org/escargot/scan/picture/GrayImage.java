package org.escargot.scan.picture;

/// A picture in shades of gray, row by row: 0 is black, 255 is white.
public final class GrayImage {
    private final int width;
    private final int height;
    private final float[] levels;

    /// The picture of `width` x `height` levels, which it does not copy.
    public GrayImage(int width, int height, float[] levels) {
        if (width < 1 || height < 1 || levels.length != width * height) {
            throw new IllegalArgumentException(
                    "There are " + levels.length + " levels for " + width + " x " + height + ".");
        }
        this.width = width;
        this.height = height;
        this.levels = levels;
    }

    /// The picture of colors as 0xRRGGBB; higher bits do not count.
    ///
    /// Ink of any color is dark in one of the three at least, so half of the level is that of the darkest.
    public static GrayImage ofColors(int width, int height, int[] colors) {
        float[] levels = new float[colors.length];
        for (int i = 0; i < colors.length; i++) {
            int red = colors[i] >> 16 & 255;
            int green = colors[i] >> 8 & 255;
            int blue = colors[i] & 255;
            float luma = 0.299f * red + 0.587f * green + 0.114f * blue;
            levels[i] = (luma + Math.min(red, Math.min(green, blue))) / 2;
        }
        return new GrayImage(width, height, levels);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /// The level at `x`, `y`, or at the nearest place of the edge.
    public float at(int x, int y) {
        return levels[Math.clamp(y, 0, height - 1) * width + Math.clamp(x, 0, width - 1)];
    }

    /// The level between four pixels, whose centers have whole coordinates.
    public float at(double x, double y) {
        int left = (int) Math.floor(x);
        int top = (int) Math.floor(y);
        float right = (float) (x - left);
        float down = (float) (y - top);
        float upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
        float lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
        return upper * (1 - down) + lower * down;
    }

    /// By what whole number the picture must be divided for sides of at most `most`.
    public int shrinking(int most) {
        return Math.max(1, (Math.max(width, height) + most - 1) / most);
    }

    /// The picture with sides `factor` times shorter, each pixel the mean of those it stands for.
    public GrayImage shrunk(int factor) {
        if (factor == 1) {
            return this;
        }
        int across = Math.max(1, width / factor);
        int down = Math.max(1, height / factor);
        float[] means = new float[across * down];
        for (int i = 0; i < means.length; i++) {
            means[i] = mean(i % across * factor, i / across * factor, factor);
        }
        return new GrayImage(across, down, means);
    }

    private float mean(int left, int top, int side) {
        float sum = 0;
        for (int i = 0; i < side * side; i++) {
            sum += at(left + i % side, top + i / side);
        }
        return sum / (side * side);
    }
}
