package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.List;

/// Takes the steps of a finder two at a time: for patterns that are two others seen together.
public final class StepPairs {
    private StepPairs() {}

    /// Looks at two steps; returns true to stop.
    @FunctionalInterface
    public interface Look {
        /// Looks at `one` and `other`, of which `one` was found earlier.
        boolean at(Step one, Step other);
    }

    /// Has `look` look at every two steps of `finder`, in the order of the first, then of the second, until it
    /// says stop; returns whether it did.
    public static boolean of(Finder finder, Facts facts, Look look) {
        List<Step> steps = new ArrayList<>();
        finder.find(facts, step -> {
            steps.add(step);
            return false;
        });
        for (int i = 0; i < steps.size(); i++) {
            for (int j = i + 1; j < steps.size(); j++) {
                if (look.at(steps.get(i), steps.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }
}
