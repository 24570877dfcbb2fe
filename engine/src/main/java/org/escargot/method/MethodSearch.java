package org.escargot.method;

import org.escargot.grid.Puzzle;

/// One way of looking for solutions. It keeps nothing between two searches, and the same puzzle always has it tell the
/// same events; so a trace that was given up can be had again from its beginning, and further.
@FunctionalInterface
public interface MethodSearch {
    /// Looks for all solutions of `puzzle` and tells `sink` whatever it does, until the sink says stop. To each
    /// [Event.Kind#GUESS] belongs an [Event.Kind#UNDO], unless it was stopped before.
    void search(Puzzle puzzle, EventSink sink);
}
