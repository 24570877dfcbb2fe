package org.escargot.solver.general;

import java.util.Arrays;
import org.escargot.solver.general.network.Network;

/// How often each cell had a part in a failure, late failures counting more.
final class Weights {
    private static final double FOR_A_CONSTRAINT = 5;
    private static final double GROWTH = 1.2;
    private static final int FAILS_OF_A_STEP = 64;
    private static final double TOO_LARGE = 1e100;

    final double[] of;
    private double next = 1;
    private int fails;

    /// Each cell begins with 1, and 5 more for each constraint beyond its houses.
    Weights(Network network) {
        of = new double[network.start.length];
        Arrays.setAll(of, cell -> 1 + FOR_A_CONSTRAINT * network.load[cell]);
    }

    /// Adds to the weights of `cells`, which have failed.
    void blame(int[] cells) {
        for (int cell : cells) {
            of[cell] += next;
        }
        if (++fails % FAILS_OF_A_STEP == 0) {
            next *= GROWTH;
            if (next > TOO_LARGE) {
                shrink();
            }
        }
    }

    private void shrink() {
        for (int cell = 0; cell < of.length; cell++) {
            of[cell] /= TOO_LARGE;
        }
        next /= TOO_LARGE;
    }
}
