package org.escargot.logic.step;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Keeps the first step and stops.
public final class FirstStep implements StepSink {
    private @Nullable Step step;

    /// Without a step yet.
    public FirstStep() {}

    @Override
    public boolean accept(Step found) {
        step = found;
        return true;
    }

    /// The step, if there was one.
    public Optional<Step> step() {
        return Optional.ofNullable(step);
    }
}
