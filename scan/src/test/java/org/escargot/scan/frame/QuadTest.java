package org.escargot.scan.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.assertj.core.data.Offset;
import org.escargot.scan.picture.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuadTest {
    /// Corners on a circle, clockwise on the screen, which makes them convex.
    private static List<Point> polygon(int corners, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return DoubleStream.generate(() -> random.nextDouble(2 * Math.PI))
                .limit(corners)
                .sorted()
                .mapToObj(angle -> new Point(50 + 40 * Math.cos(angle), 50 + 40 * Math.sin(angle)))
                .toList();
    }

    private static double area(Point a, Point b, Point c, Point d) {
        return (a.turn(b, c) + a.turn(c, d)) / 2;
    }

    /// By looking at all of them.
    private static double largestArea(List<Point> hull) {
        double most = 0;
        for (int i = 0; i < hull.size(); i++) {
            for (int j = i + 1; j < hull.size(); j++) {
                for (int k = j + 1; k < hull.size(); k++) {
                    for (int l = k + 1; l < hull.size(); l++) {
                        most = Math.max(most, area(hull.get(i), hull.get(j), hull.get(k), hull.get(l)));
                    }
                }
            }
        }
        return most;
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 7, 12})
    void noQuadrilateralIsLarger(int corners) {
        List<Point> hull = polygon(corners, corners);
        Quad quad = Quad.largestIn(hull);

        assertThat(area(quad.first(), quad.second(), quad.third(), quad.fourth()))
                .isCloseTo(largestArea(hull), Offset.offset(1e-9));
    }

    @Test
    void uprightBeginsAtTheTopLeft() {
        Quad quad = new Quad(new Point(9, 1), new Point(10, 9), new Point(1, 10), new Point(0, 0));

        assertThat(quad.upright().first()).isEqualTo(new Point(0, 0));
        assertThat(quad.upright().second()).isEqualTo(new Point(9, 1));
    }

    @Test
    void nearMeansEveryCorner() {
        Quad quad = new Quad(new Point(0, 0), new Point(9, 0), new Point(9, 9), new Point(0, 9));
        Quad other = new Quad(new Point(0, 1), new Point(9, 1), new Point(9, 8), new Point(0, 8));

        assertThat(quad.isNear(other, 1)).isTrue();
        assertThat(quad.isNear(other, 0.9)).isFalse();
    }
}
