package org.escargot.method;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Puzzle;

/// A trace with a current place, which the caller moves to and fro: the position that the method sees there, and its
/// counts.
///
/// Going back starts from a place that was kept on the way there, so that no step replays more than some thousand
/// events.
public final class Playback {
    private static final int EVENTS_APART = 1 << 13;

    private final Trace trace;
    private final List<Place> kept = new ArrayList<>();
    private Place place;

    /// A place that is kept: the position and the counts there.
    private record Place(int events, Replay replay, Counting counting) {
        Place copy() {
            return new Place(events, replay.copy(), counting.copy());
        }
    }

    /// Begins at the start of `trace`, which belongs to `puzzle`.
    public Playback(Puzzle puzzle, Trace trace) {
        this.trace = trace;
        place = new Place(0, new Replay(puzzle), new Counting());
        kept.add(place.copy());
    }

    /// Moves to the place after the first `events` events.
    ///
    /// @param events 0 to the size of the trace
    public void moveTo(int events) {
        if (events < 0 || events > trace.size()) {
            throw new IllegalArgumentException("The place (" + events + ") must be 0.." + trace.size() + ".");
        }
        Place nearest = kept.get(Math.min(events / EVENTS_APART, kept.size() - 1));
        Place from = place.events <= events && place.events >= nearest.events ? place : nearest.copy();
        for (int event = from.events; event < events; event++) {
            from.replay.accept(trace.event(event));
            from.counting.accept(trace.event(event));
            if (event + 1 == kept.size() * EVENTS_APART) {
                kept.add(new Place(event + 1, from.replay.copy(), from.counting.copy()));
            }
        }
        place = new Place(events, from.replay, from.counting);
    }

    /// How many events are done.
    public int events() {
        return place.events;
    }

    /// The position that the method sees here. Callers must not change it; it moves with the place.
    public Replay position() {
        return place.replay;
    }

    /// What was counted up to here.
    public Counters counters() {
        return place.counting.counters();
    }
}
