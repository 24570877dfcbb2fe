package org.escargot.method;

import org.escargot.grid.Digit;

/// The share of all combinations that has been tried: one of four at the bottom of the stack is a quarter of all,
/// one of three on top of it a third of that quarter, and so on. An event tells each time that it has grown by a
/// thousandth.
final class Share {
    private final Tracer tracer;
    /// By height of the stack, from 1: what one combination counts there, how many were tried, and the share before.
    private final double[] weight = new double[Digit.COUNT + 1];

    private final int[] tried = new int[Digit.COUNT + 1];
    private final double[] before = new double[Digit.COUNT + 1];
    private int height;
    private int told;

    Share(Tracer tracer) {
        this.tracer = tracer;
        weight[0] = 1;
    }

    /// Above the combination that is being tried, the next digit has `count` combinations.
    void rise(int count) {
        before[height + 1] = done();
        height++;
        tried[height] = 0;
        weight[height] = weight[height - 1] / Math.max(1, count);
    }

    /// One combination of the top digit is done.
    void finishOne() {
        tried[height]++;
        int thousandths = (int) Math.min(1000, 1000 * done() + 1e-6);
        if (thousandths > told) {
            told = thousandths;
            tracer.share(thousandths);
        }
    }

    /// All combinations of the top digit are done.
    void fall() {
        height--;
    }

    private double done() {
        return before[height] + tried[height] * weight[height];
    }
}
