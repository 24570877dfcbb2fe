package org.escargot.scan.frame;

import java.util.List;
import org.escargot.scan.picture.Point;

/// Four corners, clockwise on the screen.
record Quad(Point first, Point second, Point third, Point fourth) {
    /// The largest quadrilateral whose corners are among the points of a convex `hull`.
    static Quad largestIn(List<Point> hull) {
        Quad best = new Quad(hull.getFirst(), hull.getFirst(), hull.getFirst(), hull.getFirst());
        for (int i = 0; i < hull.size(); i++) {
            for (int j = i + 1; j < hull.size(); j++) {
                Quad quad =
                        new Quad(hull.get(i), farthest(hull, i, j), hull.get(j), farthest(hull, j, i + hull.size()));
                best = quad.area() > best.area() ? quad : best;
            }
        }
        return best;
    }

    /// The point of the hull between those of `start` and `end`, going clockwise, that is farthest from their chord.
    private static Point farthest(List<Point> hull, int start, int end) {
        Point from = hull.get(start);
        Point to = hull.get(end % hull.size());
        Point best = from;
        for (int i = start + 1; i < end; i++) {
            Point point = hull.get(i % hull.size());
            best = from.turn(point, to) > from.turn(best, to) ? point : best;
        }
        return best;
    }

    private double area() {
        return (first.turn(second, third) + first.turn(third, fourth)) / 2;
    }

    /// The same corners, the first one that of the top left.
    Quad upright() {
        Quad best = this;
        Quad turned = this;
        for (int i = 0; i < 3; i++) {
            turned = turned.turned();
            if (turned.first.x() + turned.first.y() < best.first.x() + best.first.y()) {
                best = turned;
            }
        }
        return best;
    }

    /// Whether each corner is at most so far from that of `other`.
    boolean isNear(Quad other, double distance) {
        return first.distance(other.first) <= distance
                && second.distance(other.second) <= distance
                && third.distance(other.third) <= distance
                && fourth.distance(other.fourth) <= distance;
    }

    /// The same corners, beginning with the second.
    Quad turned() {
        return new Quad(/* first= */ second, /* second= */ third, /* third= */ fourth, /* fourth= */ first);
    }
}
