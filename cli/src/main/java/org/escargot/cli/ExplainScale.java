package org.escargot.cli;

import java.util.Locale;

/// The scales that `explain --scale` and `hint --scale` name.
enum ExplainScale {
    HODOKU,
    EXPLAINER;

    /// Says on `terminal` that the scale cannot be used where there are so many `solutions`; false where it can.
    boolean refuses(Terminal terminal, long solutions) {
        boolean refuses = this == EXPLAINER && solutions > 1;
        if (refuses) {
            terminal.complain(Complaint.SEVERAL_SOLUTIONS);
        }
        return refuses;
    }

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
