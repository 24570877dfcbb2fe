package org.escargot.scan.picture;

/// Which pixels are ink: those darker than what surrounds them, so that shadows do not count.
public final class InkMap {
    private final int width;
    private final boolean[] ink;

    private InkMap(int width, boolean[] ink) {
        this.width = width;
        this.ink = ink;
    }

    /// The ink of `image`.
    ///
    /// @param reach how far the surroundings go, in pixels
    /// @param contrast by what share of the surroundings' level ink is darker
    public static InkMap of(GrayImage image, int reach, double contrast) {
        AreaSums sums = new AreaSums(image);
        boolean[] ink = new boolean[image.width() * image.height()];
        for (int i = 0; i < ink.length; i++) {
            int x = i % image.width();
            int y = i / image.width();
            ink[i] = image.at(x, y) < sums.mean(x, y, reach) * (1 - contrast);
        }
        return new InkMap(image.width(), ink);
    }

    public int width() {
        return width;
    }

    public int height() {
        return ink.length / width;
    }

    public boolean at(int x, int y) {
        return ink[y * width + x];
    }
}
