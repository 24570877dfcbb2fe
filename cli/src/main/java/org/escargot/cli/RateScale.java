package org.escargot.cli;

import java.util.Locale;

/// The scales that `rate --scale` names.
enum RateScale {
    EXPLAINER,
    HODOKU,
    BOTH;

    boolean hasExplainer() {
        return this != HODOKU;
    }

    boolean hasHodoku() {
        return this != EXPLAINER;
    }

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
