package org.escargot.scan.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The convex hull of a blob.
final class Hull {
    private Hull() {}

    /// The corners, clockwise on the screen, of the hull of a blob that goes in each row `y` from `from[y]` to `to[y]`;
    /// a row in which it ends before it begins is empty.
    static List<Point> of(int[] from, int[] to) {
        List<Point> ends = new ArrayList<>();
        for (int y = 0; y < from.length; y++) {
            if (from[y] <= to[y]) {
                ends.add(new Point(from[y], y));
                ends.add(new Point(to[y], y));
            }
        }
        ends.sort(Comparator.comparingDouble(Point::x).thenComparingDouble(Point::y));
        List<Point> hull = chain(ends);
        hull.addAll(chain(ends.reversed()));
        return hull;
    }

    /// One side of the hull, without its last point.
    private static List<Point> chain(List<Point> sorted) {
        List<Point> chain = new ArrayList<>();
        for (Point point : sorted) {
            while (chain.size() > 1 && chain.get(chain.size() - 2).turn(chain.getLast(), point) <= 0) {
                chain.removeLast();
            }
            chain.add(point);
        }
        chain.removeLast();
        return chain;
    }
}
