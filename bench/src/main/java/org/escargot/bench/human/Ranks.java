package org.escargot.bench.human;

import java.util.Comparator;
import java.util.stream.IntStream;

/// Spearman's correlation.
final class Ranks {
    private Ranks() {}

    /// How well the orders of `xs` and `ys` agree, from -1 to 1; equal values share the mean of their ranks.
    static double correlation(double[] xs, double[] ys) {
        double[] a = of(xs);
        double[] b = of(ys);
        double mean = (xs.length - 1) / 2.0;
        double ab = 0;
        double aa = 0;
        double bb = 0;
        for (int i = 0; i < a.length; i++) {
            ab += (a[i] - mean) * (b[i] - mean);
            aa += (a[i] - mean) * (a[i] - mean);
            bb += (b[i] - mean) * (b[i] - mean);
        }
        return ab / Math.sqrt(aa * bb);
    }

    private static double[] of(double[] values) {
        int[] order = IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> values[i]))
                .mapToInt(i -> i)
                .toArray();
        double[] ranks = new double[values.length];
        for (int from = 0, to; from < order.length; from = to) {
            for (to = from + 1; to < order.length && values[order[to]] == values[order[from]]; to++) {}
            for (int i = from; i < to; i++) {
                ranks[order[i]] = (from + to - 1) / 2.0;
            }
        }
        return ranks;
    }
}
