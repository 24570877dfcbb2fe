package org.escargot.cli;

import java.util.Locale;

/// The scales that `explain --scale` names.
enum ExplainScale {
    HODOKU,
    EXPLAINER;

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
