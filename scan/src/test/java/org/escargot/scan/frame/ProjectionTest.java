package org.escargot.scan.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.escargot.scan.picture.Point;
import org.junit.jupiter.api.Test;

class ProjectionTest {
    private static final List<Projection.Pair> CORNERS = List.of(
            new Projection.Pair(new Point(0, 0), new Point(103, 51)),
            new Projection.Pair(new Point(9, 0), new Point(552, 84)),
            new Projection.Pair(new Point(9, 9), new Point(580, 601)),
            new Projection.Pair(new Point(0, 9), new Point(64, 523)));

    @Test
    void fourPlacesAreMet() {
        Projection projection = Projection.of(CORNERS);

        assertThat(CORNERS)
                .allSatisfy(pair -> assertThat(projection
                                .of(pair.plane().x(), pair.plane().y())
                                .distance(pair.photo()))
                        .isLessThan(1e-6));
    }

    @Test
    void straightLinesStayStraight() {
        Projection projection = Projection.of(CORNERS);
        Point from = projection.of(0, 4);
        Point to = projection.of(9, 4);

        assertThat(from.turn(projection.of(3, 4), to)).isCloseTo(0, Offset.offset(1e-6));
    }

    /// Errors of a hundred places cancel out.
    @Test
    void manyPlacesAreFittedTogether() {
        Projection truth = Projection.of(CORNERS);
        Projection fitted = Projection.of(IntStream.range(0, 100)
                .mapToObj(i -> {
                    Point plane = new Point(i % 10, Math.floorDiv(i, 10));
                    Point seen = truth.of(plane.x(), plane.y());
                    return new Projection.Pair(plane, new Point(seen.x() + (i % 2 == 0 ? 2 : -2), seen.y()));
                })
                .toList());

        assertThat(fitted.of(4.5, 4.5).distance(truth.of(4.5, 4.5))).isLessThan(0.5);
    }
}
