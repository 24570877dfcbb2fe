package org.escargot.scan.frame;

import java.util.List;
import org.escargot.scan.picture.Point;

/// Maps the plane of a grid to a photo of it, straight lines to straight lines: a homography.
///
/// @param terms the nine terms of its matrix, row by row, of which the last is 1
@SuppressWarnings("ArrayRecordComponent")
record Projection(double[] terms) {
    private static final int UNKNOWNS = 8;

    /// A place of the plane, and the one of the photo that it is seen at.
    record Pair(Point plane, Point photo) {}

    /// The projection that maps each pair as well as can be, by the method of least squares; four pairs are met.
    static Projection of(List<Pair> pairs) {
        double[][] equations = new double[UNKNOWNS][UNKNOWNS + 1];
        for (Pair pair : pairs) {
            double x = pair.plane.x();
            double y = pair.plane.y();
            double toX = pair.photo.x();
            double toY = pair.photo.y();
            add(equations, new double[] {x, y, 1, 0, 0, 0, -x * toX, -y * toX, toX});
            add(equations, new double[] {0, 0, 0, x, y, 1, -x * toY, -y * toY, toY});
        }
        return new Projection(solution(equations));
    }

    /// Where `place` of the plane is seen.
    Point of(double x, double y) {
        double depth = terms[6] * x + terms[7] * y + 1;
        return new Point(
                (terms[0] * x + terms[1] * y + terms[2]) / depth, (terms[3] * x + terms[4] * y + terms[5]) / depth);
    }

    private static void add(double[][] equations, double[] equation) {
        for (int row = 0; row < UNKNOWNS; row++) {
            for (int column = 0; column <= UNKNOWNS; column++) {
                equations[row][column] += equation[row] * equation[column];
            }
        }
    }

    /// Gauss' elimination with the largest pivot of each column.
    private static double[] solution(double[][] equations) {
        for (int i = 0; i < UNKNOWNS; i++) {
            bringPivot(equations, i);
            for (int row = 0; row < UNKNOWNS; row++) {
                if (row != i) {
                    subtract(equations[row], equations[i], i);
                }
            }
        }
        double[] terms = new double[UNKNOWNS];
        for (int i = 0; i < UNKNOWNS; i++) {
            terms[i] = equations[i][UNKNOWNS] / equations[i][i];
        }
        return terms;
    }

    private static void bringPivot(double[][] equations, int column) {
        int best = column;
        for (int row = column + 1; row < UNKNOWNS; row++) {
            if (Math.abs(equations[row][column]) > Math.abs(equations[best][column])) {
                best = row;
            }
        }
        double[] pivot = equations[best];
        equations[best] = equations[column];
        equations[column] = pivot;
    }

    private static void subtract(double[] row, double[] pivot, int column) {
        double factor = row[column] / pivot[column];
        for (int i = 0; i < row.length; i++) {
            row[i] -= factor * pivot[i];
        }
    }
}
