package org.escargot.scan.frame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escargot.scan.picture.Blob;
import org.escargot.scan.picture.GrayImage;
import org.escargot.scan.picture.InkMap;

/// Finds the grid of a puzzle in a photo.
///
/// A grid is ink that hangs together and reaches far both ways. Each such blob is a candidate with four corners; that
/// whose lines are clearest, when all twenty are followed, is the grid.
public final class FrameFinder {
    /// So much of the lines must be there.
    private static final double LEAST_CLARITY = 0.5;

    /// The share of the photo's shorter side that a grid takes at least.
    private static final double LEAST_SIZE = 0.25;

    /// How much darker than the surroundings ink is: first for clear photos, then for faint ones.
    private static final double[] CONTRASTS = {0.3, 0.15, 0.08, 0.04};

    private static final int MOST_CANDIDATES = 4;

    /// Candidates whose corners are not farther apart, as a share of the shorter side, find the same lines.
    private static final double SAME = 0.01;

    private FrameFinder() {}

    /// The grid of `photo`, if there is one; of several, a large and clear one.
    public static Optional<Lattice> find(GrayImage photo) {
        return candidates(photo).stream()
                .map(quad -> Lattice.near(quad, photo))
                .filter(lattice -> lattice.clarity() >= LEAST_CLARITY)
                .max(Comparator.comparingDouble(Lattice::worth));
    }

    private static List<Quad> candidates(GrayImage photo) {
        int side = Math.min(photo.width(), photo.height());
        List<Quad> candidates = new ArrayList<>();
        for (double contrast : CONTRASTS) {
            InkMap ink = InkMap.of(photo, Math.max(4, side / 24), contrast);
            Blob.of(ink, Math.max(9, (int) (LEAST_SIZE * side))).stream()
                    .sorted(Comparator.comparingInt(Blob::area).reversed())
                    .limit(MOST_CANDIDATES)
                    .map(blob -> Quad.largestIn(blob.hull()).upright())
                    .filter(quad -> candidates.stream().noneMatch(other -> quad.isNear(other, SAME * side)))
                    .forEach(candidates::add);
        }
        return candidates;
    }
}
