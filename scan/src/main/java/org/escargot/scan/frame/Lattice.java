package org.escargot.scan.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.scan.picture.GrayImage;
import org.escargot.scan.picture.Point;

/// The crossings of the 10 x 10 lines of a grid in a photo. Each has a place of its own, since paper bends.
///
/// @param crossings row by row, ten in each
/// @param clarity how much of the lines is there, 0..1
public record Lattice(List<Point> crossings, double clarity) {
    private static final int LINES = 10;

    /// How far lines are looked for, in pixels of the flat view, each time nearer.
    private static final int[] REACHES = {13, 10, 8};

    /// The lattice near the corners `quad`.
    static Lattice near(Quad quad, GrayImage photo) {
        Projection projection = Projection.of(List.of(
                new Projection.Pair(new Point(0, 0), quad.first()),
                new Projection.Pair(new Point(9, 0), quad.second()),
                new Projection.Pair(new Point(9, 9), quad.third()),
                new Projection.Pair(new Point(0, 9), quad.fourth())));
        Lattice lattice = tracked(projection, photo, REACHES[0]);
        for (int i = 1; i < REACHES.length; i++) {
            lattice = tracked(lattice.projection(), photo, REACHES[i]);
        }
        return lattice;
    }

    private static Lattice tracked(Projection projection, GrayImage photo, int reach) {
        GrayImage view = FlatView.of(photo, projection);
        List<LineTrack> vertical = tracks(LineStrength.of(view, true), reach);
        List<LineTrack> horizontal = tracks(LineStrength.of(view, false), reach);
        List<Point> crossings = new ArrayList<>();
        for (int row = 0; row < LINES; row++) {
            for (int column = 0; column < LINES; column++) {
                crossings.add(projection.of(
                        column + vertical.get(column).offset(row),
                        row + horizontal.get(row).offset(column)));
            }
        }
        return new Lattice(crossings, (mean(vertical) + mean(horizontal)) / 2);
    }

    /// How good a grid it is to read: clear, and large.
    double worth() {
        return clarity * Math.sqrt(crossings.getFirst().distance(crossings.getLast()));
    }

    private static List<LineTrack> tracks(LineStrength strengths, int reach) {
        return IntStream.range(0, LINES)
                .mapToObj(number -> LineTrack.of(strengths, number, reach))
                .toList();
    }

    private static double mean(List<LineTrack> tracks) {
        return tracks.stream().mapToDouble(LineTrack::clarity).average().orElse(0);
    }

    /// The projection that fits the crossings best.
    private Projection projection() {
        return Projection.of(IntStream.range(0, crossings.size())
                .mapToObj(i -> new Projection.Pair(plane(i), crossings.get(i)))
                .toList());
    }

    private static Point plane(int crossing) {
        int row = crossing / LINES;
        return new Point(crossing % LINES, row);
    }

    /// The same lines for a photo that is turned by a quarter: the first row is what was the last column.
    public Lattice turned() {
        return new Lattice(
                IntStream.range(0, crossings.size())
                        .mapToObj(i -> crossings.get(i % LINES * LINES + LINES - 1 - i / LINES))
                        .toList(),
                clarity);
    }

    /// The place `x`, `y` of a cell, both 0..1 from its left and top.
    public Point inside(int cell, double x, double y) {
        int corner = cell / 9 * LINES + cell % 9;
        Point topLeft = crossings.get(corner);
        Point topRight = crossings.get(corner + 1);
        Point bottomLeft = crossings.get(corner + LINES);
        Point bottomRight = crossings.get(corner + LINES + 1);
        return between(between(topLeft, topRight, x), between(bottomLeft, bottomRight, x), y);
    }

    private static Point between(Point one, Point other, double share) {
        return new Point(one.x() + (other.x() - one.x()) * share, one.y() + (other.y() - one.y()) * share);
    }
}
