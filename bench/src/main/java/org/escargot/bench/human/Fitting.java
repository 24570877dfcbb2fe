package org.escargot.bench.human;

import java.util.List;
import java.util.stream.IntStream;
import org.escargot.rating.human.HumanModel;

/// Levenberg and Marquardt's least squares on the logarithms of the times, with Huber's weights, so that a time that an
/// interrupted player spoiled does not bend the rest.
///
/// @param puzzles the puzzles with their times
record Fitting(List<Measured> puzzles) {
    private static final int ROUNDS = 25;
    private static final double HUBER = 0.35;
    /// A smaller gain is none.
    private static final double ENOUGH = 1e-3;

    private static final double STEP = 1e-4;

    /// A weak pull to the guess, in each parameter: it keeps those in place of which the puzzles say little.
    private static final double PULL = 0.05;

    /// The logarithms of the times that `model` expects.
    double[] expected(HumanModel model) {
        double[] rates = Vectors.rates(model);
        double[] shares = Vectors.shares(model);
        return puzzles.parallelStream()
                .mapToDouble(puzzle -> Math.log(puzzle.expected(model, rates, shares)))
                .toArray();
    }

    /// The logarithms of the measured times.
    double[] measured() {
        return puzzles.stream()
                .mapToDouble(puzzle -> Math.log(puzzle.time().seconds()))
                .toArray();
    }

    /// The model that fits the puzzles best, found from `start` on; `guess` is what it is pulled to.
    HumanModel fit(HumanModel guess, HumanModel start) {
        Vectors vectors = new Vectors(guess);
        double[] origin = vectors.of(guess);
        double[] best = vectors.of(start);
        double[] measured = measured();
        double[] expected = expected(start);
        double damping = 0.01;
        for (int round = 0; round < ROUNDS; round++) {
            double[][] slopes = slopes(best, expected, vectors);
            double[] next = step(best, origin, slopes, expected, measured, damping);
            double[] there = expected(vectors.model(next));
            double gain = loss(best, origin, expected, measured) - loss(next, origin, there, measured);
            if (Math.abs(gain) < ENOUGH) {
                break;
            }
            if (gain > 0) {
                best = next;
                expected = there;
                damping /= 3;
            } else {
                damping *= 5;
            }
        }
        return vectors.model(best);
    }

    private double[][] slopes(double[] at, double[] expected, Vectors vectors) {
        double[][] slopes = new double[at.length][];
        for (int p = 0; p < at.length; p++) {
            double[] moved = at.clone();
            moved[p] += STEP;
            double[] there = expected(vectors.model(moved));
            slopes[p] = IntStream.range(0, there.length)
                    .mapToDouble(i -> (there[i] - expected[i]) / STEP)
                    .toArray();
        }
        return slopes;
    }

    private static double[] step(
            double[] at, double[] origin, double[][] slopes, double[] expected, double[] measured, double damping) {
        int n = at.length;
        double[][] rows = new double[n][n + 1];
        for (int p = 0; p < n; p++) {
            for (int i = 0; i < expected.length; i++) {
                double miss = measured[i] - expected[i];
                double weight = Math.min(1, HUBER / Math.abs(miss));
                rows[p][n] += weight * slopes[p][i] * miss;
                for (int q = 0; q < n; q++) {
                    rows[p][q] += weight * slopes[p][i] * slopes[q][i];
                }
            }
            rows[p][p] = rows[p][p] * (1 + damping) + PULL;
            rows[p][n] += PULL * (origin[p] - at[p]);
        }
        double[] next = at.clone();
        double[] change = solve(rows);
        for (int p = 0; p < n; p++) {
            next[p] += Math.max(-1, Math.min(1, change[p]));
        }
        return next;
    }

    /// Gauss's elimination with pivots; the last column has the right side.
    private static double[] solve(double[][] rows) {
        int n = rows.length;
        for (int i = 0; i < n; i++) {
            int from = i;
            int pivot = IntStream.range(i, n)
                    .reduce(i, (a, b) -> Math.abs(rows[b][from]) > Math.abs(rows[a][from]) ? b : a);
            double[] row = rows[pivot];
            rows[pivot] = rows[i];
            rows[i] = row;
            for (int j = 0; j < n; j++) {
                double factor = j == i ? 0 : rows[j][i] / row[i];
                for (int k = i; k <= n; k++) {
                    rows[j][k] -= factor * row[k];
                }
            }
        }
        return IntStream.range(0, n).mapToDouble(i -> rows[i][n] / rows[i][i]).toArray();
    }

    private static double loss(double[] at, double[] origin, double[] expected, double[] measured) {
        double loss = 0;
        for (int i = 0; i < expected.length; i++) {
            double miss = Math.abs(measured[i] - expected[i]);
            loss += miss < HUBER ? miss * miss / 2 : HUBER * (miss - HUBER / 2);
        }
        for (int p = 0; p < at.length; p++) {
            loss += PULL * (at[p] - origin[p]) * (at[p] - origin[p]) / 2;
        }
        return loss;
    }
}
