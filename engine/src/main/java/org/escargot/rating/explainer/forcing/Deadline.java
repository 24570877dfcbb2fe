package org.escargot.rating.explainer.forcing;

import java.util.function.BooleanSupplier;

/// Whether to go on: what long searches ask on their way. Once over, it stays over.
public final class Deadline {
    private BooleanSupplier stop = () -> false;
    private boolean over;

    /// From now on asks `newStop`.
    public void begin(BooleanSupplier newStop) {
        stop = newStop;
        over = false;
    }

    public boolean isOver() {
        over = over || stop.getAsBoolean();
        return over;
    }
}
