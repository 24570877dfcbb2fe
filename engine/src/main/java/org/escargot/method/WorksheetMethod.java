package org.escargot.method;

import org.escargot.grid.Puzzle;

/// A method that begins with a worksheet of the puzzle, on which no digit stands twice in a house.
interface WorksheetMethod extends MethodSearch {
    /// Searches from `start`, whose events go to `tracer`.
    void search(Worksheet start, Tracer tracer);

    @Override
    default void search(Puzzle puzzle, EventSink sink) {
        Tracer tracer = new Tracer(sink);
        Worksheet start = Worksheet.of(puzzle, tracer);
        if (start.clash() >= 0) {
            tracer.deadCell(start.clash());
        } else {
            search(start, tracer);
        }
    }
}
