package org.escargot.solver.general;

import java.util.Arrays;
import org.escargot.solver.general.network.Network;

/// How often each cell had a part in a failure, late failures counting more; and which digit was tried most often in
/// vain. Where cells are in sums, a cell that was tried in vain counts more, and a long search remembers longer: the
/// more of the cells, the more so.
final class Weights {
    private static final double FOR_A_CONSTRAINT = 5;
    private static final double GROWTH = 1.1;
    private static final int FAILS_OF_A_STEP = 32;
    /// Where all cells are in sums: a step has this part of all failures, if that is more.
    private static final double STEPS_OF_ALL_FAILS = 16;

    private static final double FOR_A_TRIAL = 1;
    /// The same where all cells are in sums.
    private static final double FOR_A_TRIAL_IN_SUMS = 3;

    private static final double FOR_THE_HARDEST_DIGIT = 0.3;
    private static final double TOO_LARGE = 1e100;

    private final double[] ofCells;
    private final double[] ofDigits = new double[Integer.SIZE];
    /// The digit with the greatest weight, as a mask.
    private int hardest;

    private double ofHardest;
    private double next = 1;
    private int fails;
    private int failsAtNextStep = FAILS_OF_A_STEP;
    private final double failsOfAStep;
    private final double forTrial;

    /// Each cell begins with 1, and 5 more for each constraint beyond its houses.
    Weights(Network network) {
        ofCells = new double[network.start.length];
        failsOfAStep = network.inSums / STEPS_OF_ALL_FAILS;
        forTrial = FOR_A_TRIAL + (FOR_A_TRIAL_IN_SUMS - FOR_A_TRIAL) * network.inSums;
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
        if (++fails == failsAtNextStep) {
            failsAtNextStep += Math.max(FAILS_OF_A_STEP, (int) (failsOfAStep * fails));
            next *= GROWTH;
            if (next > TOO_LARGE) {
                shrink();
            }
        }
    }

    /// Adds to the weights of `cell` and of the digit of `mask`, which was tried there in vain.
    void blameTrial(int cell, int mask) {
        ofCells[cell] += forTrial * next;
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
