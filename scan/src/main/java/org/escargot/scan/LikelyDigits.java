package org.escargot.scan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// How likely each digit is in each cell, as the net has it.
///
/// @param shares by cell, then by digit, 0 for an empty cell
record LikelyDigits(List<float[]> shares) {
    private static final double LEAST = 1e-9;

    /// A second thought of a cell.
    ///
    /// @param cost how much less likely it is than the first: the difference of the logarithms
    record Alternative(int cell, int digit, double cost) {}

    /// The likeliest digit of each cell.
    int[] first() {
        return shares.stream().mapToInt(LikelyDigits::likeliest).toArray();
    }

    private static int likeliest(float[] shares) {
        return IntStream.range(0, shares.length).reduce(0, (one, other) -> shares[other] > shares[one] ? other : one);
    }

    /// The likeliest digit of `cell` other than `digit`.
    int likeliestBut(int cell, int digit) {
        float[] others = shares.get(cell).clone();
        others[digit] = -1;
        return likeliest(others);
    }

    double share(int cell, int digit) {
        return shares.get(cell)[digit];
    }

    /// How likely `digits` are all together: the sum of the logarithms.
    double logarithm(int[] digits) {
        return IntStream.range(0, digits.length)
                .mapToDouble(cell -> Math.log(Math.max(share(cell, digits[cell]), LEAST)))
                .sum();
    }

    /// The second thoughts, the least costly first, at most `most`.
    List<Alternative> alternatives(int most) {
        List<Alternative> all = new ArrayList<>();
        for (int cell = 0; cell < shares.size(); cell++) {
            float[] here = shares.get(cell);
            int best = likeliest(here);
            for (int digit = 0; digit < here.length; digit++) {
                if (digit != best) {
                    all.add(new Alternative(cell, digit, Math.log(here[best] / Math.max(here[digit], LEAST))));
                }
            }
        }
        all.sort(Comparator.comparingDouble(Alternative::cost));
        return all.subList(0, Math.min(most, all.size()));
    }
}
