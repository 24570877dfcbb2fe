package org.escargot.method;

import org.escargot.grid.Puzzle;

/// One way of looking for solutions. It keeps nothing between two searches, and for the same puzzle it always tells
/// the same events; so a trace that was given up can be made again from its beginning, and made longer.
@FunctionalInterface
public interface MethodSearch {
    /// Looks for all solutions of `puzzle` and tells `sink` each event, until the sink says stop. To each
    /// [Event.Kind#GUESS] belongs an [Event.Kind#UNDO], unless it was stopped before.
    void search(Puzzle puzzle, EventSink sink);
}
