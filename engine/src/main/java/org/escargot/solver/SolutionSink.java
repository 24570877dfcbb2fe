package org.escargot.solver;

import org.escargot.grid.Grid;

/// Takes solutions as a search finds them.
@FunctionalInterface
public interface SolutionSink {
    /// Takes `solution`; returns true to stop the search.
    boolean accept(Grid solution);
}
