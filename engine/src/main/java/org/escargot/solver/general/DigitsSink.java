package org.escargot.solver.general;

import org.escargot.rules.Digits;

/// Takes solutions as a search finds them.
@FunctionalInterface
public interface DigitsSink {
    /// Takes `solution`; returns true to stop the search.
    boolean accept(Digits solution);
}
