package org.escargot.scan.frame;

import org.escargot.scan.picture.GrayImage;
import org.escargot.scan.picture.Point;

/// A grid as it would look from straight above, with a margin of one cell around it.
final class FlatView {
    /// The side of a cell in pixels.
    static final int CELL = 32;

    /// The side of the view.
    static final int SIDE = 11 * CELL;

    private FlatView() {}

    /// What `photo` shows of the grid that `projection` maps to it; the plane's unit is a cell.
    static GrayImage of(GrayImage photo, Projection projection) {
        float[] levels = new float[SIDE * SIDE];
        for (int i = 0; i < levels.length; i++) {
            Point place = projection.of(plane(i % SIDE), plane(i / SIDE));
            levels[i] = photo.at(place.x(), place.y());
        }
        return new GrayImage(SIDE, SIDE, levels);
    }

    private static double plane(int pixel) {
        return (double) pixel / CELL - 1;
    }
}
