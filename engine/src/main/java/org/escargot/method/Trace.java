package org.escargot.method;

import java.util.Arrays;
import org.escargot.grid.Puzzle;

/// The events of one search, from its beginning, four bytes each.
public final class Trace {
    private static final int FIRST_SIZE = 1 << 10;

    private int[] events = new int[FIRST_SIZE];
    private int size;
    private boolean complete = true;

    private Trace() {}

    /// What `search` does with `puzzle` up to solution number `limit`, but no more than `most` events of it.
    ///
    /// @param limit at least 1
    public static Trace of(MethodSearch search, Puzzle puzzle, long limit, int most) {
        Trace trace = new Trace();
        EventSink enough = EventSink.untilSolution(limit);
        search.search(puzzle, event -> {
            trace.complete = trace.size < most;
            if (trace.complete) {
                trace.add(event);
            }
            return !trace.complete || enough.accept(event);
        });
        return trace;
    }

    private void add(int event) {
        if (size == events.length) {
            events = Arrays.copyOf(events, 2 * size);
        }
        events[size++] = event;
    }

    /// How many events there are.
    public int size() {
        return size;
    }

    /// Event number `index`, from 0; see [Event].
    public int event(int index) {
        return events[index];
    }

    /// Whether the search ended with the last event.
    public boolean isComplete() {
        return complete;
    }
}
