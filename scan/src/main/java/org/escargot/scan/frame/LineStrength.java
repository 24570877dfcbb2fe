package org.escargot.scan.frame;

import org.escargot.scan.picture.GrayImage;

/// How much each place of a flat view looks like a vertical, or else a horizontal, dark line.
final class LineStrength {
    /// How far on both sides of a line there is paper.
    private static final int BESIDE = 4;

    /// A line is looked at over so many pixels of its length, to both ways.
    private static final int ALONG = 8;

    /// What more darkness does not add to: black print is no better a line than a gray one.
    private static final float MOST = 0.3f;

    /// By place along the lines, then place across.
    private final float[] strengths = new float[FlatView.SIDE * FlatView.SIDE];

    private LineStrength() {}

    /// The strengths of vertical lines, or of horizontal ones.
    static LineStrength of(GrayImage view, boolean vertical) {
        LineStrength strength = new LineStrength();
        for (int across = 0; across < FlatView.SIDE; across++) {
            float[] ridge = new float[FlatView.SIDE];
            for (int along = 0; along < FlatView.SIDE; along++) {
                ridge[along] = ridge(view, along, across, vertical);
            }
            strength.smooth(ridge, across);
        }
        return strength;
    }

    /// By what share a place is darker than the darker one of those beside it.
    private static float ridge(GrayImage view, int along, int across, boolean vertical) {
        float here = level(view, along, across, vertical);
        float beside =
                Math.min(level(view, along, across - BESIDE, vertical), level(view, along, across + BESIDE, vertical));
        return Math.clamp((beside - here) / Math.max(beside, 1), -MOST, MOST);
    }

    private static float level(GrayImage view, int along, int across, boolean vertical) {
        return vertical ? view.at(across, along) : view.at(along, across);
    }

    private void smooth(float[] ridge, int across) {
        float sum = 0;
        for (int along = -ALONG; along < FlatView.SIDE; along++) {
            sum += along + ALONG < FlatView.SIDE ? ridge[along + ALONG] : 0;
            sum -= along - ALONG > 0 ? ridge[along - ALONG - 1] : 0;
            if (along >= 0) {
                strengths[along * FlatView.SIDE + across] = sum / (2 * ALONG + 1);
            }
        }
    }

    float at(int along, int across) {
        return strengths[along * FlatView.SIDE + Math.clamp(across, 0, FlatView.SIDE - 1)];
    }
}
