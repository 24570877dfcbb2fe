package org.escargot.solver.general;

import java.util.function.BooleanSupplier;

/// Whether a question has been worked at long enough, over all its searches.
final class Meter {
    private static final int STEPS_BETWEEN_LOOKS = 2048;

    private final long most;
    private final BooleanSupplier isCancelled;
    private long before;
    private long last;
    private long nextLook;
    private boolean isSpent;

    /// @param most how many steps there may be
    /// @param isCancelled asked every few thousand steps
    Meter(long most, BooleanSupplier isCancelled) {
        this.most = most;
        this.isCancelled = isCancelled;
    }

    /// Whether to stop, where the present search has done `steps` steps.
    boolean isSpent(long steps) {
        last = steps;
        if (!isSpent && before + steps >= nextLook) {
            nextLook = before + steps + STEPS_BETWEEN_LOOKS;
            isSpent = before + steps >= most || isCancelled.getAsBoolean();
        }
        return isSpent;
    }

    /// The steps that follow are those of another search, which counts from 0.
    void nextSearch() {
        before += last;
        last = 0;
    }
}
