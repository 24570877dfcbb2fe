package org.escargot.solver.general;

import java.util.function.BooleanSupplier;

/// Whether a question has been worked at long enough.
final class Meter {
    private static final int STEPS_BETWEEN_LOOKS = 2048;

    private final long most;
    private final BooleanSupplier isCancelled;
    private long nextLook;
    private boolean isSpent;

    /// @param most how many steps there may be
    /// @param isCancelled asked every few thousand steps
    Meter(long most, BooleanSupplier isCancelled) {
        this.most = most;
        this.isCancelled = isCancelled;
    }

    /// Whether to stop after `steps` steps of the question.
    boolean isSpent(long steps) {
        if (!isSpent && steps >= nextLook) {
            nextLook = steps + STEPS_BETWEEN_LOOKS;
            isSpent = steps >= most || isCancelled.getAsBoolean();
        }
        return isSpent;
    }
}
