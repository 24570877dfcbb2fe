package org.escargot.solver.general;

import java.util.Arrays;
import org.escargot.solver.general.network.Network;

/// How often each cell had a part in a failure, late failures counting more; and which digit was tried most often in
/// vain.
final class Weights {
    private static final double FOR_A_CONSTRAINT = 5;
    private static final double GROWTH = 1.1;
    private static final int FAILS_OF_A_STEP = 32;
    private static final double FOR_THE_HARDEST_DIGIT = 0.3;
    private static final double TOO_LARGE = 1e100;

    private final double[] ofCells;
    private final double[] ofDigits = new double[Integer.SIZE];
    /// The digit with the greatest weight, as a mask.
    private int hardest;

    private double ofHardest;
    private double next = 1;
    private int fails;

    /// Each cell begins with 1, and 5 more for each constraint beyond its houses.
    Weights(Network network) {
        ofCells = new double[network.start.length];
        Arrays.setAll(ofCells, cell -> 1 + FOR_A_CONSTRAINT * network.load[cell]);
    }

    /// The weight of `cell` by itself.
    double of(int cell) {
        return ofCells[cell];
    }

    /// The weight of `cell` with the digits of `mask`: more if the hardest digit is one of them.
    double of(int cell, int mask) {
        return (mask & hardest) == 0 ? ofCells[cell] : ofCells[cell] + FOR_THE_HARDEST_DIGIT * ofHardest;
    }

    /// Adds to the weights of `cells`, which have failed.
    void blame(int[] cells) {
        for (int cell : cells) {
            ofCells[cell] += next;
        }
        if (++fails % FAILS_OF_A_STEP == 0) {
            next *= GROWTH;
            if (next > TOO_LARGE) {
                shrink();
            }
        }
    }

    /// Adds to the weights of `cell` and of the digit of `mask`, which was tried there in vain.
    void blameTrial(int cell, int mask) {
        ofCells[cell] += next;
        int digit = Integer.numberOfTrailingZeros(mask);
        ofDigits[digit] += next;
        if (ofDigits[digit] > ofHardest) {
            hardest = mask;
            ofHardest = ofDigits[digit];
        }
    }

    private void shrink() {
        Arrays.setAll(ofCells, cell -> ofCells[cell] / TOO_LARGE);
        Arrays.setAll(ofDigits, digit -> ofDigits[digit] / TOO_LARGE);
        ofHardest /= TOO_LARGE;
        next /= TOO_LARGE;
    }
}
