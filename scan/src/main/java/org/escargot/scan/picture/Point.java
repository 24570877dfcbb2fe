package org.escargot.scan.picture;

/// A place in a picture; `x` goes right, `y` down, and pixels have whole coordinates.
public record Point(double x, double y) {
    /// The cross product of the ways from here to `one` and to `other`: twice the area of the triangle, more than 0
    /// when it goes clockwise on the screen.
    public double turn(Point one, Point other) {
        return (one.x - x) * (other.y - y) - (one.y - y) * (other.x - x);
    }

    public double distance(Point other) {
        return Math.hypot(x - other.x, y - other.y);
    }
}
