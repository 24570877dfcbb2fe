package org.escargot.rating.explainer.chains;

/// What the length of a chain adds to its difficulty.
public final class LengthBonus {
    private LengthBonus() {}

    /// The increment for a chain that rests on so many nodes: 0.1 for each of the thresholds 4, 6, 8, 12, 16, 24, ..
    /// that two nodes fewer exceed. The tenths are added one by one, because ties depend on the sum in binary.
    public static double increment(int complexity) {
        double added = 0.0;
        int threshold = 4;
        boolean halves = true;
        while (complexity - 2 > threshold) {
            added += 0.1;
            threshold = halves ? threshold * 3 / 2 : threshold * 4 / 3;
            halves = !halves;
        }
        return added;
    }
}
